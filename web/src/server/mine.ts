// The rooms of this device, so that a player finds the way back. Only ids and names are kept; the
// keys are cookies that no script can read.

const KEPT = "rackrun-rooms";
const MOST = 20;

export interface MyRoom {
  room: string;
  edition: string;
  /** The seats of this device; several where it is passed around, none where it watches. */
  seats: number[];
  /** When this device was there last, in milliseconds since 1970. */
  seen?: number;
}

/** Where nothing can be stored, they are remembered as long as the page is open. */
let remembered: MyRoom[] = [];

export function myRooms(): MyRoom[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? "[]");
    return Array.isArray(kept) && kept.length > 0 ? kept : remembered;
  } catch {
    return remembered;
  }
}

function keep(rooms: MyRoom[]): void {
  remembered = rooms;
  try {
    localStorage.setItem(KEPT, JSON.stringify(rooms.slice(0, MOST)));
  } catch {
    // no storage here: the address of the room is the way back
  }
}

/** The seats of this device in a room, as far as it remembers. */
export function seatsIn(room: string): number[] {
  return myRooms().find((each) => each.room === room)?.seats ?? [];
}

export function remember(room: Omit<MyRoom, "seen">): void {
  keep([{ ...room, seen: Date.now() }, ...myRooms().filter((each) => each.room !== room.room)]);
}

export function forget(room: string): void {
  keep(myRooms().filter((each) => each.room !== room));
}
