import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, sep } from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const SERVER = "http://127.0.0.1:8000";

/** Tell the worker which files there are. With any of them the worker changes, and is loaded anew. */
function listForWorker(): Plugin {
  return {
    name: "list-for-worker",
    apply: "build",
    writeBundle({ dir = "" }) {
      const worker = join(dir, "worker.js");
      const names = readdirSync(dir, { recursive: true, encoding: "utf8" })
        .map((name) => name.replaceAll(sep, "/"))
        .filter((name) => /\.\w+$/.test(name) && !/^(worker\.js|icons\/.*)$/.test(name))
        .sort();
      const hash = createHash("sha256").update(readFileSync(worker));
      for (const name of names) hash.update(name).update(readFileSync(join(dir, name)));
      const files = names.map((name) => (name === "index.html" ? "/" : `/${name}`));
      const build = { mark: hash.digest("hex").slice(0, 12), files };
      writeFileSync(worker, `const BUILD=${JSON.stringify(build)};\n${readFileSync(worker)}`);
    },
  };
}

export default defineConfig({
  plugins: [svelte(), listForWorker()],
  build: {
    outDir: "../src/rackrun/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0, // pictures are files of ours, so that the page may forbid all else
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: { index: "index.html", worker: "src/offline/worker.ts" },
      output: {
        entryFileNames: ({ name }) => (name === "worker" ? "worker.js" : "assets/[name]-[hash].js"),
      },
    },
  },
  server: { proxy: { "/api": { target: SERVER, ws: true }, "/healthz": SERVER } },
  test: { include: ["src/**/*.test.ts"], testTimeout: 20_000 },
});
