import { readdir, readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const compress = promisify(brotliCompress);
const compressible = /\.(?:html|js|css|svg|txt|xml|json)$/;

const { BROTLI_PARAM_MODE, BROTLI_PARAM_NPOSTFIX, BROTLI_PARAM_NDIRECT } = constants;

/**
 * Ways to compress a document, on whose length the first paint waits. Which one does best is luck: with another hash in
 * the name of a script it comes out up to sixty bytes longer by one of them, and hardly by all.
 */
const ways = [
  {},
  { [BROTLI_PARAM_MODE]: constants.BROTLI_MODE_FONT },
  { [BROTLI_PARAM_NDIRECT]: 12 },
  { [BROTLI_PARAM_NPOSTFIX]: 1, [BROTLI_PARAM_NDIRECT]: 16 },
  { [BROTLI_PARAM_NPOSTFIX]: 2, [BROTLI_PARAM_NDIRECT]: 16 },
];

/** Writes a Brotli twin (`.br`, highest quality) beside each text file below `folder` that it makes smaller. */
export async function compressSite(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !compressible.test(entry.name)) continue;
    const path = `${entry.parentPath}/${entry.name}`;
    const content = await readFile(path);
    const tried = entry.name.endsWith(".html") ? ways : ways.slice(0, 1);
    const results = await Promise.all(tried.map((way) => compressBy(way, content)));
    const shortest = results.reduce((one, other) => (other.length < one.length ? other : one));
    if (shortest.length < content.length) await writeFile(`${path}.br`, shortest);
  }
}

function compressBy(way: Record<number, number>, content: Buffer): Promise<Buffer> {
  const params = {
    ...way,
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return compress(content, { params });
}
