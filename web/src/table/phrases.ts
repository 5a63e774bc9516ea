// What can be said at a table: the names are the server's.

/** Each has a drawing of ours: not every device has the signs of a system's faces. */
export const FACES = ["smile", "laugh", "wow", "think", "sad", "heart"];

export const PHRASES = [
  "hello",
  "good-luck",
  "well-played",
  "thanks",
  "sorry",
  "one-moment",
  "your-turn",
  "again",
  "goodbye",
];
