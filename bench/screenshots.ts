import { rm } from "node:fs/promises";
import { resolve } from "node:path";
import { engineNames, findEngine, sayWhatIsMissing } from "../scripts/browsers.mjs";
import { buildIfStale } from "../scripts/build-if-stale.mjs";
import { startEngine } from "../tests/support/engines/start-engine.ts";
import { anEnquiry, registerOnSite } from "../tests/support/enquiry.ts";
import { startServer } from "../tests/support/server.ts";
import { type Size, takePictures } from "./screenshots/take-pictures.ts";

const folder = resolve(import.meta.dirname, "../screenshots");
const sizes: Size[] = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1300 },
];

/**
 * `npm run screenshots [-- engine or width …]`: pictures of every section and state of the built site in each
 * engine that is here, as screenshots/<state>/<width>-<engine>.png.
 */
async function takeAll(given: string[]): Promise<void> {
  const engines = choose(engineNames, String).filter((name) => findEngine(name));
  sayWhatIsMissing();
  if (engines.length === 0) process.exit(1);
  buildIfStale();
  const chosenSizes = choose(sizes, ({ width }) => String(width));
  if (given.length === 0) await rm(folder, { recursive: true, force: true });
  await Promise.all(
    engines.map(async (name) => {
      // One each: a server sends one sign-in mail a minute.
      const server = await startServer();
      for (const learner of ["Asha Rao", "Bilal Khan", "Chitra Iyer"]) {
        await registerOnSite(server, anEnquiry({ name: learner }));
      }
      const engine = await startEngine(name);
      try {
        await takePictures(engine, server, chosenSizes, folder);
      } finally {
        await engine.close();
        await server.stop();
      }
    }),
  );

  /** Those that are named, or all when none is. */
  function choose<Item>(all: readonly Item[], nameOf: (item: Item) => string): readonly Item[] {
    const named = all.filter((item) => given.includes(nameOf(item)));
    return named.length > 0 ? named : all;
  }
}

await takeAll(process.argv.slice(2));
