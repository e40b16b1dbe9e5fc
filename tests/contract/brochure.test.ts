import { spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { extractText, getDocumentProxy, getResolvedPDFJS } from "unpdf";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { writeBrochure } from "../../build/write-brochure.ts";
import { palette } from "../../content/brand.ts";
import * as home from "../../content/home.ts";
import { programs } from "../../content/programs.ts";
import { site } from "../../content/site.ts";
import { findProgram } from "../support/programs.ts";

const { about, benefits, callToAction, programsSection } = home;

type Brochure = Awaited<ReturnType<typeof getDocumentProxy>>;

let folder: string;
let file: string;
let brochure: Brochure;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "brochure-"));
  await writeBrochure(folder, "https://your.domain");
  file = join(folder, "brochure.pdf");
  brochure = await getDocumentProxy(new Uint8Array(await readFile(file)));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test("it says of itself that it is PDF/UA-1, in which language, and under which title", async () => {
  const text = await readFile(file, "latin1");
  expect(text).toContain("<pdfuaid:part>1</pdfuaid:part>");
  expect(text).toMatch(/\/Lang \(en\)/);
  expect(text).toMatch(/\/DisplayDocTitle true/);
  const { info } = await brochure.getMetadata();
  expect(info).toMatchObject({ Title: `${site.name}: ${site.title}` });
});

test("who has it read aloud hears headings, lists and links", async () => {
  const roles = (await elements()).map(({ role }) => role);
  const count = (role: string) => roles.filter((each) => each === role).length;
  expect(count("H1")).toBe(1);
  expect(count("L")).toBe(programs.length + (callToAction.perks.length > 0 ? 1 : 0));
  const items = programs.flatMap(({ features }) => features).length + callToAction.perks.length;
  expect([count("LI"), count("LBody")]).toEqual([items, items]);
  expect(count("Link")).toBe(2);
});

test("each link says where it leads, and belongs to its words", async () => {
  const annotations = await eachPage((page) => page.getAnnotations());
  expect(annotations.map(({ url, contentsObj }) => [url, contentsObj.str])).toEqual([
    ["https://your.domain/", "your.domain"],
    [`mailto:${site.enquiryEmail}`, site.enquiryEmail],
  ]);
  const referred = (await elements()).filter(({ type }) => type === "object");
  expect(referred.map(({ id }) => id)).toEqual(annotations.map(({ id }) => id));
});

test("whatever is drawn is either text with a role or decoration", async () => {
  const { OPS } = await getResolvedPDFJS();
  const marks: number[] = [OPS.beginMarkedContent, OPS.beginMarkedContentProps];
  const paints: number[] = [
    ...[OPS.fill, OPS.stroke, OPS.fillStroke, OPS.shadingFill, OPS.showText],
    ...[OPS.constructPath, OPS.paintImageXObject],
  ];
  let painted = 0;
  for (const { fnArray } of await eachPage(async (page) => [await page.getOperatorList()])) {
    let depth = 0;
    for (const operation of fnArray) {
      if (marks.includes(operation)) depth += 1;
      if (operation === OPS.endMarkedContent) depth -= 1;
      if (paints.includes(operation)) {
        expect(depth).toBe(1);
        painted += 1;
      }
    }
    expect(depth).toBe(0);
  }
  expect(painted).toBeGreaterThan(100);
});

test("every page lies on the provider's paper, whatever colour that has", async () => {
  const { OPS } = await getResolvedPDFJS();
  const grounds = await eachPage(async (page) => {
    const { fnArray, argsArray } = await page.getOperatorList();
    const [color] = argsArray[fnArray.indexOf(OPS.setFillRGBColor)];
    const [paint, , extents] = argsArray[fnArray.indexOf(OPS.constructPath)];
    expect(paint).toBe(OPS.fill);
    const covered = [0, 1, 2, 3].map((edge) => Math.round(extents[edge]));
    expect(covered).toEqual(page.view.map(Math.round));
    return [color];
  });
  const programPages = grounds.slice(1).map(() => palette.surfaceSoft);
  expect(grounds).toEqual([palette.surface, ...programPages]);
});

describe("of another provider", () => {
  const short = { ...programs[0], description: "Short.", audience: "For all.", features: ["One"] };
  const six = [120, 10, 10, 10, 10, 10].map((hours, index) => ({
    ...short,
    title: `Program ${index}`,
    hours,
  }));
  const name = "Malabar Language House";
  const statement =
    "We believe that a language is learned by those who speak it, and by nobody else.";
  const heading = "Our Evening Classes in Six Languages of the Coast";
  /** Short, whatever this site's provider says: what stands above and below leaves room for a statement of two lines. */
  const reasons = {
    heading: "Why",
    items: benefits.items.map((benefit) => ({
      ...benefit,
      title: "Speaking",
      text: "From day one.",
    })),
  };
  const paragraphs = [{ id: "people", text: "We teach who comes, on the coast and in the hills." }];
  let theirs: Brochure;
  beforeAll(async () => {
    theirs = await draw();
  });

  /** Their brochure, with these parts of the home page. */
  async function draw(changed: Partial<typeof home> = {}): Promise<Brochure> {
    vi.doMock("../../content/programs.ts", () => ({ programs: six }));
    vi.doMock("../../content/site.ts", () => ({ site: { ...site, name } }));
    vi.doMock("../../content/home.ts", () => ({ ...home, ...changed }));
    vi.resetModules();
    const another = await import("../../build/write-brochure.ts");
    const there = await mkdtemp(join(folder, "six-"));
    await another.writeBrochure(there, "https://your.domain");
    return getDocumentProxy(new Uint8Array(await readFile(join(there, "brochure.pdf"))));
  }

  /** The lines of a page, from its top: their words, where their letters stand, and how large these are. */
  async function linesOf(drawn: Brochure, number: number) {
    const page = await drawn.getPage(number);
    const [, , , height = 0] = page.view;
    const { items } = await page.getTextContent();
    return items
      .flatMap((item) => ("str" in item && item.str.trim() ? [item] : []))
      .map(({ str, transform, width }) => {
        const [size, , , , x, y] = transform;
        return { str, x, width, size, y: height - y };
      });
  }

  test("a statement and a heading of two lines stand on nothing else, and nothing on them", async () => {
    const drawn = await draw({
      about: { ...about, statement, paragraphs },
      benefits: reasons,
      programsSection: { ...programsSection, heading },
    });
    const [said, programPage] = await Promise.all([linesOf(drawn, 1), linesOf(drawn, 2)]);
    expect(said.filter(({ str }) => statement.includes(str)).length).toBeGreaterThan(1);
    const headingLines = programPage.filter(({ str }) => heading.includes(str));
    expect(headingLines).toHaveLength(2);
    for (const lines of [said, programPage]) {
      const overprinted = lines.filter((line) =>
        lines.some(
          (other) =>
            other.y < line.y &&
            other.y > line.y - line.size * 0.75 &&
            other.x < line.x + line.width &&
            line.x < other.x + other.width,
        ),
      );
      expect(overprinted).toEqual([]);
    }
    // A card begins well above its title.
    const title = programPage.find(({ str }) => str === six[0]?.title);
    expect((title?.y ?? 0) - (headingLines.at(-1)?.y ?? 0)).toBeGreaterThan(50);
  });

  test("a text for which there is only the edge of the paper left is refused in one line", async () => {
    const perks = Array.from({ length: 5 }, (_, index) => ({ id: `perk${index}`, text: "A perk" }));
    await expect(draw({ callToAction: { ...callToAction, perks } })).rejects.toThrow(
      "the brochure has no room for this text: shorten it, or take out one of its kind",
    );
  });

  test("a text without room is named by its own place, whatever else in content/ has its words", async () => {
    // That answer says that nothing is known of "certificates".
    const text = "We believe in what you can do, and not in certificates. ".repeat(20);
    await expect(
      draw({ about: { ...about, paragraphs: [{ id: "people", text }] } }),
    ).rejects.toThrow(/^content\/home\.ts: about\.paragraphs {2}the brochure has no room/);
  });

  test("six programs stand three a page, and only the last page leaves room for the contact", async () => {
    const { text } = await extractText(theirs);
    expect(text.map((page) => page.match(/Program \d/g)?.length ?? 0)).toEqual([0, 3, 3]);
  });

  test("a long name stands in one line, and ends before the margin", async () => {
    const page = await theirs.getPage(theirs.numPages);
    const { items } = await page.getTextContent();
    const [written] = items.flatMap((item) => ("str" in item && item.str === name ? [item] : []));
    if (!written) throw new Error("The name is not in one piece");
    const [, , right = 0] = page.view;
    expect(written.transform[4] + written.width).toBeLessThan(right - 48);
  });
});

const pdfinfo = findProgram("pdfinfo");

test.skipIf(!pdfinfo)("another reader of PDF finds the same structure", () => {
  const { stdout } = spawnSync(pdfinfo ?? "", ["-struct", file], { encoding: "utf8" });
  expect(stdout).toMatch(/^Document\n {2}P.*\n {2}H1/);
  expect(stdout.match(/^ {4}LI/gm)).toHaveLength(stdout.match(/^ {6}LBody/gm)?.length ?? 0);
  expect(stdout).toMatch(/^ {2}P.*\n {4}Link.*\n {6}Object \d+ 0/m);
});

type Page = Awaited<ReturnType<Brochure["getPage"]>>;

/** What `read` gives of each page, in their order. */
async function eachPage<Result>(read: (page: Page) => Promise<Result[]>): Promise<Result[]> {
  const all: Result[] = [];
  for (let number = 1; number <= brochure.numPages; number += 1) {
    all.push(...(await read(await brochure.getPage(number))));
  }
  return all;
}

type Node = { role?: string; type?: string; id?: string; children?: Node[] };

/** The elements of the structure and what they refer to, as they are read aloud. */
async function elements(): Promise<Node[]> {
  const flat = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(flat)];
  return eachPage(async (page) => flat((await page.getStructTree()) as Node));
}
