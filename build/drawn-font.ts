import { join } from "node:path";
import { openSync } from "fontkit";
import { ContentError } from "./content-error.ts";

const folder = join(import.meta.dirname, "../node_modules/@expo-google-fonts/figtree");

/** The site's font as whole files, for what is drawn at build time: the brochure and the social picture. */
export const drawnFonts = {
  regular: `${folder}/400Regular/Figtree_400Regular.ttf`,
  semibold: `${folder}/600SemiBold/Figtree_600SemiBold.ttf`,
  bold: `${folder}/700Bold/Figtree_700Bold.ttf`,
};

const font = openSync(drawnFonts.regular);
const bold = openSync(drawnFonts.bold);

/** The characters of a text that the site's font does not have. */
export function missingCharacters(text: string): string[] {
  return [...new Set(text)].filter(
    (character) =>
      character !== "\n" &&
      (!("hasGlyphForCodePoint" in font) ||
        !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0)),
  );
}

/** How wide a text in bold is at this size. */
export function boldWidth(text: string, size: number): number {
  if (!("layout" in bold)) return 0;
  return (bold.layout(text).advanceWidth / bold.unitsPerEm) * size;
}

/**
 * Throws unless every character of a text, which stands at `place`, can be drawn: a picture, unlike a page,
 * has no other font to take.
 */
export function requireDrawable(text: string, place: string, drawing: string): void {
  const [missing] = missingCharacters(text);
  if (missing) {
    const code = (missing.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
    throw new ContentError(
      `${place}  ${drawing} cannot show "${missing}" (U+${code}), which the font Figtree lacks: write this text without it`,
    );
  }
}
