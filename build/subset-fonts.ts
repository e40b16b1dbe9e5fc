import { mkdir, readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const source = "node_modules/@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2";
const folder = ".cache/site";

/** What the site's own words are made of: printable ASCII and a little typography. */
const characters = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))}–—‘’“”…·→×`;

/** Cuts the site's font down to the characters and weights in use, 12 KB, before anything refers to it. */
export function subsetFonts(): Plugin {
  return {
    name: "subset-fonts",
    async buildStart() {
      const font = await subsetFont(await readFile(source), characters, {
        targetFormat: "woff2",
        variationAxes: { wght: { min: 400, max: 700 } },
      });
      await mkdir(folder, { recursive: true });
      await writeFile(`${folder}/figtree.woff2`, font);
    },
  };
}

/** The same font at one weight as a TrueType file, for what is drawn at build time; gives the file's path. */
export async function writeFont(weight: 400 | 600 | 700): Promise<string> {
  const options = { targetFormat: "truetype", variationAxes: { wght: weight } } as const;
  const file = `${folder}/figtree-${weight}.ttf`;
  await writeFile(file, await subsetFont(await readFile(source), characters, options));
  return file;
}
