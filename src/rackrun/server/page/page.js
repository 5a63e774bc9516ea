// A plain page: it opens and joins rooms and shows what is said. It knows no rules.

const at = (selector) => document.querySelector(selector);
const notice = (text) => { at("#notice").textContent = text; };
const seats = (kind, form) => [{ kind: "here", name: form.get("name") }, {
  bot: { kind: "bot", bot: form.get("bot") },
  open: { kind: "open" },
}[kind]];

let socket, version = 0, counter = 0, wait = 500, room = "";
const prefix = Math.random().toString(36).slice(2);

async function ask(path, body) {
  const answer = await fetch(path, { method: "POST", body: JSON.stringify(body) });
  const told = await answer.json();
  if (!answer.ok) throw new Error(told.message);
  return told;
}

async function begin() {
  const { editions } = await (await fetch("/api/editions")).json();
  const edition = at("#open [name=edition]"), bot = at("#open [name=bot]");
  edition.replaceChildren(...editions.map((each) => new Option(each.title ?? each.id, each.id)));
  const bots = () => {
    const chosen = editions.find((each) => each.id === edition.value);
    bot.replaceChildren(...chosen.bots.map((name) => new Option(name)));
  };
  edition.addEventListener("change", bots);
  bots();
  const [, word, value] = /^#(join|move)=(.+)$/.exec(location.hash) ?? [];
  if (word === "join" && await seated(value)) {
    enter({ room: value });
  } else if (word === "join") {
    at("#join").dataset.room = value;
    at("#join [name=code]").required = false;
    notice("You are invited: say your name and join.");
  }
  if (word === "move") {
    history.replaceState(null, "", "/");
    const [id, link] = value.split(".");
    await attempt(async () => enter(await ask("/api/move", { room: id, link })));
  }
}

// Whoever comes back to a room has a key already; to join again would put another in its place.
async function seated(id) {
  const answer = await fetch(`/api/rooms/${id}`);
  return answer.ok && (await answer.json()).seat !== null;
}

async function attempt(work) {
  try { notice(""); await work(); } catch (error) { notice(error.message); }
}

at("#open").addEventListener("submit", (event) => {
  event.preventDefault();
  const form = new FormData(event.target);
  attempt(async () => enter(await ask("/api/rooms", {
    edition: form.get("edition"), seats: seats(form.get("others"), form),
    hints: form.get("hints") !== null,
  })));
});

at("#join").addEventListener("submit", (event) => {
  event.preventDefault();
  const form = new FormData(event.target);
  const invited = event.target.dataset.room;
  const where = invited && !form.get("code") ? { room: invited } : { code: form.get("code") };
  attempt(async () => enter(await ask("/api/join", { name: form.get("name"), ...where })));
});

function enter(ticket) {
  room = ticket.room;
  history.replaceState(null, "", `/#join=${room}`);
  at("#start").hidden = true;
  at("#room").hidden = false;
  at("#code").textContent = ticket.code ?? "";
  if (ticket.code) {
    at("#invitation").hidden = false;
    at("#invitation img").src = `/api/rooms/${room}/invitation`;
  }
  connect();
}

function connect() {
  const scheme = location.protocol === "https:" ? "wss" : "ws";
  const after = version ? `?after=${version}` : "";
  socket = new WebSocket(`${scheme}://${location.host}/api/rooms/${room}/socket${after}`);
  socket.addEventListener("open", () => { wait = 500; notice(""); });
  socket.addEventListener("message", ({ data }) => {
    show(JSON.parse(data));
  });
  socket.addEventListener("close", ({ code, reason }) => {
    if (code >= 4000 && code < 4500) { notice(`The connection has ended: ${reason}.`); return; }
    notice("The connection is lost; it comes back by itself.");
    setTimeout(connect, Math.random() * wait);
    wait = Math.min(2 * wait, 8000);
  });
}

async function show(message) {
  const line = document.createElement("div");
  line.textContent = JSON.stringify(message);
  at("#log").prepend(line);
  version = message.v ?? message.version ?? version;
  if (message.t === "refused") notice(message.message);
  if (message.t === "ended") return;
  const answer = await fetch(`/api/rooms/${room}`);
  if (answer.ok) at("#snapshot").textContent = JSON.stringify(await answer.json(), null, 1);
}

function send(message) {
  counter += 1;
  socket.send(JSON.stringify({ id: `${prefix}-${counter}`, v: version, ...message }));
}

for (const word of ["begin", "draw", "pass", "prepare", "hint", "rematch", "leave"]) {
  const button = document.createElement("button");
  button.textContent = word;
  button.addEventListener("click", () => send({ t: word }));
  at("#words").append(button);
}

const move = document.createElement("button");
move.textContent = "go on with another device";
move.addEventListener("click", () => attempt(async () => {
  const { link } = await ask(`/api/rooms/${room}/move`, {});
  notice(`Open this there, once: ${location.origin}/#move=${room}.${link}`);
}));
at("#words").append(move);

at("#send").addEventListener("submit", (event) => {
  event.preventDefault();
  attempt(() => send(JSON.parse(new FormData(event.target).get("message"))));
});
at("#send [name=message]").value = '{"t": "play", "table": [["r1", "r2", "r3"]]}';

attempt(begin);
