import { mkdir, readFile, writeFile } from "node:fs/promises";
import subsetFont from "subset-font";
import type { Plugin } from "vite";
import { contentTexts } from "./content-texts.ts";

const sources = "node_modules/@fontsource-variable/figtree/files";
const folder = ".cache/site";

/** What every site's words are made of: printable ASCII and a little typography. */
const common = `${String.fromCharCode(...Array.from({ length: 95 }, (_, index) => 32 + index))}–—‘’“”…·×`;

/** The characters that Figtree's second file holds: letters of further languages, and signs of money but €. */
const extended = /[\u0100-\u02ff\u1d00-\u1dbf\u1e00-\u1eff\u20a0-\u20ab\u20ad-\u20c0\u2113]/;

/**
 * What the font does beyond showing letters: kerning, equally wide digits where styles ask for them, and what marks and
 * weights need. Its fractions and further digits, a tenth of its size, nothing here asks for.
 */
const features = ["kern", "tnum", "rvrn", "ccmp", "mark", "mkmk"];

/** The letters between two code points, for the names of people at the desk. */
function letters(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, place) => from + place));
}

/**
 * Cuts the site's font down to the characters of content/ and the weights in use, 10 KB, before anything refers to
 * it; what stands in the second file becomes a second face, where there is any of it. What neither has, such as
 * Tamil, browsers show in a font of the device.
 */
export function subsetFonts(): Plugin {
  return {
    name: "subset-fonts",
    async buildStart() {
      const used = [...new Set(contentTexts.flatMap(({ text }) => [...text]))];
      const further = used.filter((character) => extended.test(character));
      await mkdir(folder, { recursive: true });
      await writeSubset("latin", common + used.join(""), "figtree");
      if (further.length > 0) await writeSubset("latin-ext", further.join(""), "figtree-extended");
      await writeSubset("latin", letters(0xc0, 0xff), "figtree-names");
      await writeSubset("latin-ext", letters(0x100, 0x17f), "figtree-names-extended");
      await writeFile(
        `${folder}/figtree-extended.css`,
        further.length > 0 ? face(further) : "/* content/ needs none of it. */\n",
      );
    },
  };
}

async function writeSubset(part: string, characters: string, name: string): Promise<void> {
  const source = await readFile(`${sources}/figtree-${part}-wght-normal.woff2`);
  const font = await subsetFont(source, characters, {
    targetFormat: "woff2",
    keepFeatures: features,
    variationAxes: { wght: { min: 400, max: 700 } },
  });
  await writeFile(`${folder}/${name}.woff2`, font);
}

function face(characters: string[]): string {
  const codes = characters.map((character) => `U+${character.codePointAt(0)?.toString(16)}`);
  return `@font-face {
  font-family: Figtree;
  font-weight: 400 700;
  font-display: swap;
  src: url("./figtree-extended.woff2") format("woff2");
  unicode-range: ${codes.join(", ")};
}
`;
}
