import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { startServer } from "../tests/support/server.ts";
import { serveFloor } from "./page/floor.ts";
import { measureInteractions } from "./page/interactions.ts";
import { type FormFactor, measure, median, type Run } from "./page/lighthouse.ts";
import { serveFolder } from "./page/serve-folder.ts";

const runCount = 5;

/**
 * `npm run bench:page [-- address or folder …]`: builds, serves the production build by the real server, and
 * prints Lighthouse's medians of five runs for it, for the floor (the same page without scripts) and for each
 * address or built folder given; then how long our page takes to answer input.
 */
async function bench(others: string[]): Promise<void> {
  execFileSync(process.execPath, ["build/build.ts"], { stdio: ["ignore", "ignore", "inherit"] });
  const ours = await startServer();
  const floor = await serveFloor("dist/site");
  const folders = new Map(
    await Promise.all(
      others
        .filter((other) => existsSync(other))
        .map(async (folder) => [folder, await serveFolder(folder)] as const),
    ),
  );
  const pages = {
    ours: `${ours.url}/`,
    floor: floor.url,
    ...Object.fromEntries(others.map((other) => [other, folders.get(other)?.url ?? other])),
  };
  try {
    for (const formFactor of ["mobile", "desktop"] as const) await report(formFactor, pages);
    console.log("\nTo the next paint, processor slowed down four times (target: under 100 ms)");
    console.table(await measureInteractions(pages.ours));
  } finally {
    await Promise.all([ours.stop(), floor.stop(), ...[...folders.values()].map((f) => f.stop())]);
  }
}

async function report(
  formFactor: FormFactor,
  pages: Record<"ours" | "floor" | string, string>,
): Promise<void> {
  const runs: Record<string, Run[]> = {};
  // In turn, so that whatever else the machine does meets every page alike.
  for (let round = 0; round < runCount; round += 1) {
    for (const [name, url] of Object.entries(pages)) {
      runs[name] = [...(runs[name] ?? []), await measureAgain(url, formFactor)];
    }
  }
  const medians = Object.fromEntries(
    Object.entries(runs).map(([name, list]) => [name, median(list)]),
  );
  console.log(`\nLighthouse, ${formFactor}, medians of ${runCount} runs`);
  console.table(Object.fromEntries(Object.entries(medians).map(([name, run]) => [name, row(run)])));
  const ratio = (medians.ours?.lcp ?? 0) / (medians.floor?.lcp ?? 1);
  console.log(`LCP, ours over the floor: ${ratio.toFixed(3)} (target: at most 1.05)`);
}

/** Now and then a run ends without a trace of the page, whichever page it is: then it is made once more, and said. */
async function measureAgain(url: string, formFactor: FormFactor): Promise<Run> {
  try {
    return await measure(url, formFactor);
  } catch (error) {
    console.warn(`One run repeated. ${error}`);
    return measure(url, formFactor);
  }
}

function row(run: Run): Record<string, string | number> {
  const { performance, accessibility, bestPractices, seo } = run;
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
  return {
    points: [performance, accessibility, bestPractices, seo].join(" "),
    FCP: `${Math.round(run.fcp)} ms`,
    LCP: `${Math.round(run.lcp)} ms`,
    TBT: `${Math.round(run.tbt)} ms`,
    CLS: run.cls.toFixed(3),
    "on the wire": kilobytes(run.bytes),
    "JS before paint": kilobytes(run.scriptBytesBeforePaint),
    "HTML + CSS": kilobytes(run.htmlAndCssBytes),
  };
}

await bench(process.argv.slice(2));
