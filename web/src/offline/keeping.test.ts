// What is put by, what never is, and when the server is waited for no longer.

import { expect, test } from "vitest";
import { cacheOf, freshness, outdated, pageFrom, wayOf } from "./keeping";

const HERE = "https://rummy.example";
const BUILD = { mark: "b2", files: ["/", "/first-look.js", "/assets/Pad-1.js"] };

const way = (path: string, wishes = {}): string =>
  wayOf({ method: "GET", mode: "cors", url: HERE + path, ...wishes }, HERE, BUILD);

test("files of the build are answered from what was put by", () => {
  expect(way("/assets/Pad-1.js")).toBe("file");
  expect(way("/first-look.js")).toBe("file");
});

test.each([
  "/api/editions",
  "/api/rooms/abc",
  "/api/rooms/abc/record",
  "/healthz",
  "/assets/Pad-0.js",
])("%s goes its way as if there were no worker", (path) => {
  expect(way(path)).toBe("pass");
  expect(way(path, { mode: "navigate" })).toBe("pass");
});

test("whatever is sent, or goes elsewhere, is passed on", () => {
  expect(way("/assets/Pad-1.js", { method: "POST" })).toBe("pass");
  expect(way("", { url: "https://other.example/assets/Pad-1.js" })).toBe("pass");
});

test("the page is opened with whatever its address has behind it", () => {
  const navigate = { mode: "navigate" };
  expect(way("/", navigate)).toBe("page");
  expect(way("/?from=icon", navigate)).toBe("page");
  expect(way("/#table=abc", navigate)).toBe("page");
});

test("only caches of older builds are thrown away", () => {
  const names = ["rackrun-page-b1", cacheOf(BUILD), "somebody-else"];
  expect(outdated(names, BUILD)).toEqual(["rackrun-page-b1"]);
});

test("what may have changed is asked for, what is named by its content is not loaded twice", () => {
  expect(freshness("/")).toBe("no-cache");
  expect(freshness("/assets/Pad-1.js")).toBe("default");
});

const kept = async (): Promise<Response> => new Response("kept");
const text = async (answer: Promise<Response>): Promise<string> => (await answer).text();

test("the server's page comes first", async () => {
  expect(await text(pageFrom(async () => new Response("new"), kept, 1000))).toBe("new");
});

test("a refusal is the server's answer, too", async () => {
  const refused = async (): Promise<Response> => new Response("no", { status: 404 });
  expect(await text(pageFrom(refused, kept, 1000))).toBe("no");
});

test.each([
  ["is away", (): Promise<Response> => Promise.reject(new TypeError("Failed to fetch"))],
  ["says nothing", (): Promise<Response> => new Promise(() => {})],
  ["is missed by a proxy", async (): Promise<Response> => new Response("", { status: 502 })],
])("the page that was put by opens if the server %s", async (_, ask) => {
  expect(await text(pageFrom(ask, kept, 10))).toBe("kept");
});

test("with nothing put by, the server's answer is waited for", async () => {
  const slow = (): Promise<Response> =>
    new Promise((resolve) => setTimeout(resolve, 30, new Response("late")));
  expect(await text(pageFrom(slow, async () => undefined, 5))).toBe("late");
});
