// The service worker: with it the page opens while the server is away. A new one waits until no page
// of the old one is open, so that nothing changes under a player's hands.

import { cacheOf, freshness, outdated, pageFrom, wayOf, type Build } from "./keeping";

/** The build writes it in front of this file. */
declare const BUILD: Build;

/** Milliseconds that the server has to answer when the page is opened. */
const PATIENCE = 3_000;

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface Asking extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

/** What is used of a worker's world; the types of pages do not have it. */
interface World {
  clients: { claim(): Promise<void> };
  addEventListener(type: "install" | "activate", listener: (event: Lasting) => void): void;
  addEventListener(type: "fetch", listener: (event: Asking) => void): void;
}

const world = self as unknown as World;

async function putBy(): Promise<void> {
  const cache = await caches.open(cacheOf(BUILD));
  await cache.addAll(BUILD.files.map((file) => new Request(file, { cache: freshness(file) })));
}

async function takeOver(): Promise<void> {
  const old = outdated(await caches.keys(), BUILD);
  await Promise.all(old.map((name) => caches.delete(name)));
  await world.clients.claim(); // the first visit, too, can go on without the server
}

async function page(request: Request): Promise<Response> {
  const cache = await caches.open(cacheOf(BUILD));
  return pageFrom(
    () => fetch(request),
    () => cache.match("/"),
    PATIENCE,
  );
}

async function file(request: Request): Promise<Response> {
  const cache = await caches.open(cacheOf(BUILD));
  return (await cache.match(request, { ignoreVary: true })) ?? fetch(request);
}

world.addEventListener("install", (event) => event.waitUntil(putBy()));
world.addEventListener("activate", (event) => event.waitUntil(takeOver()));
world.addEventListener("fetch", (event) => {
  const way = wayOf(event.request, location.origin, BUILD);
  if (way === "page") event.respondWith(page(event.request));
  if (way === "file") event.respondWith(file(event.request));
});
