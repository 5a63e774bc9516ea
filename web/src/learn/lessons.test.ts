// What the lessons are after is a comparison of tiles; every lesson has its texts.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  FAMILIES,
  lessonAfter,
  LESSONS,
  picture,
  rackBeside,
  reached,
  shows,
  tilesOf,
} from "./lessons";

const named = (id: string) => LESSONS.find((lesson) => lesson.id === id)!;

test("every lesson says what to try and what was learnt", () => {
  const text = readFileSync(join(import.meta.dirname, "../words/learn/en.ftl"), "utf8");
  for (const { name } of LESSONS) {
    for (const part of ["lesson", "try", "learnt"]) expect(text).toContain(`\n${part}-${name} = `);
  }
});

test("no text speaks of a lesson that is not there", () => {
  const text = readFileSync(join(import.meta.dirname, "../words/learn/en.ftl"), "utf8");
  const told = [...text.matchAll(/^try-([a-z-]+) = /gm)].map((match) => match[1] ?? "");
  expect(told.sort()).toEqual([...new Set(LESSONS.map((lesson) => lesson.name))].sort());
});

test("a lesson leads to the next of its family, the last to none", () => {
  for (const { lessons } of FAMILIES) {
    expect(lessons.slice(0, -1).map(lessonAfter)).toEqual(lessons.slice(1));
    expect(lessonAfter(lessons.at(-1)!)).toBeUndefined();
  }
});

test("a goal is reached when its tiles were played, whatever else was", () => {
  const goal = { played: "r3 r4 r5" };
  expect(reached(goal, ["r3", "r4", "r5", "k1"], [])).toBe(true);
  expect(reached(goal, ["r3", "r4", "k1"], [])).toBe(false);
  expect(reached({ played: "J J r5" }, ["J", "r5"], [])).toBe(false);
});

test("where a joker is to be kept it has to be on the rack", () => {
  const goal = { played: "y3", rack: "k7 J" };
  expect(reached(goal, ["y3"], ["J", "k7"])).toBe(true);
  expect(reached(goal, ["y3", "k7"], [])).toBe(false);
});

test("a flaw is shown when nothing else is wrong", () => {
  const goal = { flaws: ["opening-too-low"] };
  expect(shows(goal, ["opening-too-low"])).toBe(true);
  expect(shows(goal, ["meld-too-short", "opening-too-low"])).toBe(false);
  expect(shows(goal, [])).toBe(false);
  expect(shows({ draw: "r1" }, [])).toBe(false);
});

test("what lies on the way is not on the rack, a joker that was freed is", () => {
  const lesson = named("junior.joker-keep");
  expect(rackBeside(lesson, lesson.way[0] ?? []).sort()).toEqual(["J", "k7", "r10"]);
});

test("a hint names tiles of the rack, a picture the melds that change", () => {
  expect(tilesOf(named("classic.add"))).toEqual(["b12", "b2"]);
  expect(tilesOf(named("classic.draw"))).toEqual([]);
  expect(tilesOf(named("junior-intro.find"))).toEqual(["r6"]);
  expect(picture(named("classic.group"))).toEqual([["k7", "r7", "b7"]]);
});
