import { expect, test } from "vitest";
import { onlyHere } from "./only-here";

test.each(["localhost", "127.0.0.1", "127.1.2.3", "[::1]"])("%s is this computer", (host) => {
  expect(onlyHere(host)).toBe(true);
});

test.each(["192.168.0.7", "example.org", "1270.0.0.1", "[fe80::1]"])("%s is not", (host) => {
  expect(onlyHere(host)).toBe(false);
});
