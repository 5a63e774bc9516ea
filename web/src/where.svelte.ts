// Where the player is: the part of the address behind "#". Back and forward work, links can be kept.

/** Whom a new table is meant for at first: friends with a link, people at this device, bots. */
export type Way = "friends" | "here" | "bots";

export type Where =
  | { page: "start"; lost: boolean }
  | { page: "new"; way: Way; code: string }
  | { page: "join"; room: string; code: string }
  | { page: "move"; room: string; link: string }
  | { page: "solver" }
  | { page: "pad" }
  | { page: "learn"; lesson: string }
  | { page: "rules"; edition: string }
  | { page: "records"; room: string }
  | { page: "table"; room: string };

const WAYS: readonly Way[] = ["friends", "here", "bots"];

/** The id of a room is longer than any code. */
const LONGEST_CODE = 12;

export function read(hash: string): Where {
  const [name = "", value = ""] = hash.replace(/^#/, "").split(/[=/]/);
  switch (name) {
    case "table":
      return { page: "table", room: value };
    case "solver":
    case "pad":
      return { page: name };
    case "learn":
      return { page: "learn", lesson: value };
    case "rules":
      return { page: "rules", edition: value };
    case "records":
      return { page: "records", room: value };
    case "new": {
      const [way = "", ...code] = value.split(".");
      return {
        page: "new",
        way: WAYS.find((each) => each === way) ?? "friends",
        code: code.join("."),
      };
    }
    case "join":
      return value.length > LONGEST_CODE
        ? { page: "join", room: value, code: "" }
        : { page: "join", room: "", code: value };
    case "move": {
      const [room = "", link = ""] = value.split(".");
      return { page: "move", room, link };
    }
    default:
      return { page: "start", lost: name !== "" && name !== "start" };
  }
}

class Place {
  now = $state<Where>(read(location.hash));

  constructor() {
    addEventListener("hashchange", () => {
      this.now = read(location.hash);
    });
  }
}

export const place = new Place();

export function go(hash: string): void {
  location.hash = hash;
}
