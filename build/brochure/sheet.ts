import { drawDots } from "../../app/drawing/draw-dots.ts";
import { ContentError } from "../content-error.ts";
import { requireDrawable } from "../drawn-font.ts";

export type Words = {
  x: number;
  y: number;
  width: number;
  size: number;
  color: string;
  font?: "regular" | "semibold" | "bold";
  /** An address that a press on the words opens. */
  link?: string;
  /** How far down the page the words may go, if not to its foot. */
  bottom?: number;
};

type Tag = "H1" | "H2" | "H3" | "P" | "LI";

type Picture = { x: number; y: number; unit: number; color: string };

/** An A4 page in PDF points. Below `foot`, the last six millimetres, many a printer leaves the paper white. */
export const page = { width: 595.28, height: 841.89, margin: 48, foot: 824.89 };

/** Large words stand closer, in both directions. */
function spacing(size: number): { lineGap: number; characterSpacing: number } {
  return size > 18
    ? { lineGap: -size * 0.12, characterSpacing: -size * 0.025 }
    : { lineGap: size * 0.22, characterSpacing: 0 };
}

/**
 * What the brochure is drawn with: text that screen readers find, and decoration that they pass over; lengths in
 * points from the top left.
 */
export class Sheet {
  readonly document: PDFKit.PDFDocument;
  /** What is written next belongs to this. */
  #within: PDFKit.PDFStructureElement;

  constructor(document: PDFKit.PDFDocument) {
    this.document = document;
    this.#within = document.struct("Document");
    document.addStructure(this.#within);
  }

  /** Begins a page of this colour: the provider's paper may be dark, the reader's is white. */
  beginPage(ground: string): void {
    this.document.addPage();
    this.decorate(() => this.document.rect(0, 0, page.width, page.height).fill(ground));
  }

  /**
   * Writes text under a structure tag (H1, H2, H3, P, and LI within a list) and gives the height at which it ends.
   * Throws a ContentError when it would go beyond `bottom`, or has a character that the font lacks; it names `place`,
   * since the same words may stand in content/ twice.
   */
  write(tag: Tag, text: string, place: string, words: Words): number {
    const { x, y, width, size, color, font = "regular", link, bottom = page.foot } = words;
    requireDrawable(text, place, "the brochure");
    if (y + this.measure(text, words) > bottom) {
      throw new ContentError(
        `${place}  the brochure has no room for this text: shorten it, or take out one of its kind`,
      );
    }
    const { document } = this;
    const draw = () => {
      const options = { width, ...spacing(size) };
      document.font(font).fontSize(size).fillColor(color).text(text, x, y, options);
    };
    const inner = link === undefined ? draw : this.#link(draw, text, { ...words, link });
    const content = tag === "LI" ? document.struct("LBody", {}, inner) : inner;
    this.#within.add(document.struct(tag, {}, content));
    return document.y;
  }

  /** A list of these items, each of which `draw` writes under the tag LI. */
  list<Item>(items: readonly Item[], draw: (item: Item, index: number) => void): void {
    if (items.length === 0) return;
    const outer = this.#within;
    const list = this.document.struct("L");
    outer.add(list);
    this.#within = list;
    items.forEach(draw);
    list.end();
    this.#within = outer;
  }

  /** What `draw` draws says nothing: whoever reads the text aloud passes over it. */
  decorate(draw: () => void): void {
    this.document.markContent("Artifact", { type: "Layout" });
    draw();
    this.document.endMarkedContent();
  }

  #link(draw: () => void, text: string, { x, y, width, link }: Words): PDFKit.PDFStructureElement {
    const element = this.document.struct("Link");
    element.add(() => {
      draw();
      // An object, since the library takes a plain string for one of PDF's own words.
      const options = { structParent: element, Contents: Object(text) };
      this.document.link(x, y, width, this.document.y - y, link ?? "", options);
    });
    element.end();
    return element;
  }

  /** How high a text would be. */
  measure(
    text: string,
    { width, size, font = "regular" }: Omit<Words, "x" | "y" | "color">,
  ): number {
    return this.document
      .font(font)
      .fontSize(size)
      .heightOfString(text, { width, ...spacing(size) });
  }

  /** Draws a picture of dots, `unit` points from dot to dot. */
  drawPicture(rows: readonly string[], { x, y, unit, color }: Picture): void {
    this.decorate(() => {
      this.document.save().translate(x, y).scale(unit).lineCap("round").lineWidth(0.72);
      this.document.path(drawDots(rows)).stroke(color).restore();
    });
  }
}
