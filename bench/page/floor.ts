import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type ServedFolder, serveFolder } from "./serve-folder.ts";

/** Serves the floor: our home page without a script, its styles inline as they are, and nothing else changed. */
export async function serveFloor(site: string): Promise<ServedFolder> {
  const folder = await mkdtemp(join(tmpdir(), "bench-floor-"));
  await cp(site, folder, { recursive: true });
  const html = await readFile(`${site}/index.html`, "utf8");
  await writeFile(
    `${folder}/index.html`,
    html.replace(/<script(?![^>]*ld\+json)[^>]*>.*?<\/script>/gs, ""),
  );
  const served = await serveFolder(folder);
  await rm(folder, { recursive: true });
  return served;
}
