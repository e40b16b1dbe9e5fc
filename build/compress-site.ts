import { readdir, readFile, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const compress = promisify(brotliCompress);
const compressible = /\.(?:html|js|css|svg|txt|xml|json)$/;

/** Writes a Brotli twin (`.br`, highest quality) beside each text file below `folder` that it makes smaller. */
export async function compressSite(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !compressible.test(entry.name)) continue;
    const path = `${entry.parentPath}/${entry.name}`;
    const content = await readFile(path);
    const compressed = await compress(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    });
    if (compressed.length < content.length) await writeFile(`${path}.br`, compressed);
  }
}
