// What can be said at a table: the names are the server's.

export const FACES: Record<string, string> = {
  smile: "🙂",
  laugh: "😄",
  wow: "😮",
  think: "🤔",
  sad: "🙁",
  heart: "💛",
};

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
