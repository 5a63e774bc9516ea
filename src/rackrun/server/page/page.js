// A plain page: it opens and joins rooms and shows what is said. It knows no rules.

const at = (selector) => document.querySelector(selector);
const notice = (text) => { at("#notice").textContent = text; };
const seats = (kind, form) => [{ kind: "here", name: form.get("name") }, {
  bot: { kind: "bot", bot: form.get("bot") },
  open: { kind: "open" },
}[kind]];

let socket, left = false, version = 0, counter = 0, wait = 500, room = "";
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
  await follow();
}

// Go where the address says: to a room one was invited to, or on with another device.
async function follow() {
  const [, word, value] = /^#(join|move)=(.+)$/.exec(location.hash) ?? [];
  if (word === "join") await invite(value);
  if (word === "move") {
    history.replaceState(null, "", "/");
    const [id, link] = value.split(".");
    enter(await ask("/api/move", { room: id, link }));
  }
}

// Whoever comes back to a room has a key already; to join again would put another in its place.
async function invite(id) {
  const answer = await fetch(`/api/rooms/${id}`);
  const told = await answer.json();
  if (answer.ok && told.seat !== null) {
    enter({ room: id });
  } else if (answer.status === 404) {
    notice("This room is no more.");
  } else {
    at("#join").dataset.room = id;
    at("#join [name=code]").required = false;
    notice("You are invited: say your name and join.");
  }
}

// A link that is opened while the page is open already.
addEventListener("hashchange", () => location.reload());

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
  attempt(invitation);
  connect();
}

async function invitation() {
  const answer = await fetch(`/api/rooms/${room}/invitation?format=json`);
  const { code, link } = await answer.json();
  at("#code").textContent = code;
  at("#link").textContent = link;
  at("#invitation img").src = `/api/rooms/${room}/invitation`;
  at("#alone").hidden = !["127.0.0.1", "localhost", "[::1]"].includes(location.hostname);
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
    if (code >= 4000 && code < 4500 && code !== 4400) {
      left = true;
      for (const button of document.querySelectorAll("#room button")) button.disabled = true;
      notice(reason === "ended" ? "You are no longer in this room." : "This seat is not yours.");
      return;
    }
    notice("The connection is lost; it comes back by itself.");
    setTimeout(connect, Math.random() * wait);
    wait = Math.min(2 * wait, 8000);
  });
}

async function show(message) {
  const line = document.createElement("div");
  line.textContent = JSON.stringify(message);
  at("#log").prepend(line);
  if (["room", "event", "resumed"].includes(message.t)) version = message.v ?? message.version;
  if (message.t === "refused") notice(message.message);
  if (message.t === "ended" || left) return;
  const answer = await fetch(`/api/rooms/${room}`);
  if (answer.ok) at("#snapshot").textContent = JSON.stringify(await answer.json(), null, 1);
}

function send(message) {
  counter += 1;
  if (socket.readyState !== WebSocket.OPEN) throw new Error("Not connected now; try again.");
  socket.send(JSON.stringify({ id: `${prefix}-${counter}`, v: version, ...message }));
}

for (const word of ["begin", "draw", "pass", "prepare", "hint", "rematch", "leave"]) {
  const button = document.createElement("button");
  button.textContent = word;
  button.addEventListener("click", () => {
    if (word !== "leave" || confirm("Leave this room for good?")) attempt(() => send({ t: word }));
  });
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
