// What the worker keeps and how it answers; the worker itself only listens.

/** The files of one build, and a mark that changes with any of them. */
export interface Build {
  mark: string;
  files: string[];
}

const PREFIX = "rackrun-page-";

export const cacheOf = (build: Build): string => PREFIX + build.mark;

/** The caches of other builds, among all there are. */
export const outdated = (names: string[], build: Build): string[] =>
  names.filter((name) => name.startsWith(PREFIX) && name !== cacheOf(build));

/** Files whose name changes with what they hold; a copy of them is as good as the file. */
const NAMED_BY_CONTENT = "/assets/";

/** How a file is asked for while it is put by: what may have changed is never taken from a copy. */
export const freshness = (file: string): RequestCache =>
  file.startsWith(NAMED_BY_CONTENT) ? "default" : "no-cache";

export interface Asked {
  method: string;
  mode: string;
  url: string;
}

/**
 * Who answers: the page comes from the server if it is there, its files were put by, and all else
 * goes its way as if there were no worker. So nothing of a room ever passes through here.
 */
export function wayOf(asked: Asked, origin: string, build: Build): "page" | "file" | "pass" {
  const url = new URL(asked.url);
  if (asked.method !== "GET" || url.origin !== origin) return "pass";
  if (asked.mode === "navigate") return url.pathname === "/" ? "page" : "pass";
  return url.pathname !== "/" && build.files.includes(url.pathname) ? "file" : "pass";
}

/**
 * The page of the server, or the one that was put by if the server is silent for too long, away, or
 * if whoever stands before it says so.
 */
export async function pageFrom(
  ask: () => Promise<Response>,
  kept: () => Promise<Response | undefined>,
  patience: number,
): Promise<Response> {
  const asked = ask();
  const silence = new Promise<null>((resolve) => setTimeout(resolve, patience, null));
  const answer = await Promise.race([asked.catch(() => null), silence]);
  if (answer && answer.status < 500) return answer;
  return (await kept()) ?? asked;
}
