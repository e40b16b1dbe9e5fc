import { cp, readdir, readFile, writeFile } from "node:fs/promises";

/** Milliseconds for which a page from before a deployment finds what it loads later. */
const keptFor = 30 * 24 * 60 * 60 * 1000;

/**
 * A page that is open while a new build takes the old one's place loads form and chat later, under the names that they
 * had then: what the old build in `before` has in site/assets and the new one in `after` has not is taken over, with its
 * compressed twin, until thirty days after it was replaced. Since when that is stands in replaced.json, by file.
 */
export async function keepAssets(before: string, after: string, now = new Date()): Promise<void> {
  const ours = new Set(await readdir(`${after}/site/assets`));
  const known: Record<string, string> = await readFile(`${before}/replaced.json`, "utf8").then(
    JSON.parse,
    () => ({}),
  );
  const kept: Record<string, string> = {};
  for (const file of await readdir(`${before}/site/assets`).catch(() => [])) {
    // What the old build had itself is replaced only now.
    const since = known[file] ?? now.toISOString();
    if (ours.has(file) || now.getTime() - Date.parse(since) > keptFor) continue;
    const path = `site/assets/${file}`;
    await cp(`${before}/${path}`, `${after}/${path}`, { preserveTimestamps: true });
    kept[file] = since;
  }
  await writeFile(`${after}/replaced.json`, JSON.stringify(kept, null, 2));
}
