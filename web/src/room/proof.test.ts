import { expect, test } from "vitest";
import { boxOf, commitmentOf, keyOf, shuffled } from "./proof";
import { hexOf, sha256 } from "./sha256";

const SECRET = `${"00".repeat(31)}07`;
const CLASSIC = { colours: "krby", highest: 13, copies: 2, jokers: 2 };

test.each([
  ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
  ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
  ["a".repeat(1000), "41edece42d63e8d9bf515a9ba6932e1c20cbc9f5a5d134645adb5db1b9737ea3"],
])("the hash of a text is the known one", (text, digest) => {
  expect(hexOf(sha256(new TextEncoder().encode(text)))).toBe(digest);
});

test("the numbers of the page on fairness come out", () => {
  expect(commitmentOf(SECRET)).toBe(
    "412237b6000828d3144e1366c7cf8a4af5b75b2e0b5902f56197e673f25c1181",
  );
  const key = keyOf(SECRET, ["", "luck"]);
  expect(hexOf(key)).toBe("f6438361b617f04dc8ebdfc4711da55bf540d87f94c90c00ff5c65c720df4594");
  const six = ["r1", "r2", "r3", "k1", "k2", "J"];
  expect(shuffled(six, key, 0)).toEqual(["r3", "r2", "r1", "k2", "k1", "J"]);
  const box = boxOf(CLASSIC);
  expect(box.length).toBe(106);
  const rack = shuffled(box, key, 1).slice(0, 14);
  expect(rack.toSorted()).toEqual(
    "k1 k3 k11 k11 r3 r11 r13 r13 b2 b10 b11 y1 y8 y10".split(" ").toSorted(),
  );
});
