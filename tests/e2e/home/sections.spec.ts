import type { Locator } from "@playwright/test";
import {
  benefits,
  brochure,
  enterpriseDraft,
  footer,
  hero,
  navigation,
  programsSection,
} from "../../../content/home.ts";
import { header } from "../../../content/pages.ts";
import { programs } from "../../../content/programs.ts";
import { site } from "../../../content/site.ts";
import { isFirstProvider } from "../../support/first-provider.ts";
import { expect, expectAccessible, openHome, test, waitForApplication } from "../fixtures.ts";
import { homeWords } from "./words.ts";

/** The text as it is read, with every run of white space as one space. */
async function readText(element: Locator): Promise<string> {
  return (await element.innerText()).replace(/\s+/g, " ");
}

function expectInOrder(text: string, words: readonly string[]): void {
  let position = 0;
  for (const word of words) {
    const found = text.indexOf(word, position);
    expect(found, `"${word}" after "${text.slice(0, position).slice(-40)}"`).toBeGreaterThan(-1);
    position = found + word.length;
  }
}

test("lists have no style that would make Safari take them for none", async ({ page }) => {
  await page.goto("/");
  const styles = await page
    .locator("ul, ol")
    .evaluateAll((lists) => lists.map((list) => getComputedStyle(list).listStyleType));
  expect(new Set(styles)).toEqual(new Set(['""']));
});

test("every text of content/ stands in its section, in its order; the hero fills the screen and has no buttons", async ({
  page,
}) => {
  await page.goto("/");
  for (const { section, words } of homeWords) {
    expectInOrder(await readText(page.locator(section)), words);
  }
  expectInOrder(
    await readText(page.locator("#root")),
    homeWords.flatMap(({ words }) => words),
  );
  const section = page.locator("#home");
  await expect(section.getByRole("heading", { level: 1 })).toHaveCount(1);
  await expect(section.getByRole("button")).toHaveCount(0);
  await expect(section.getByRole("link")).toHaveCount(0);
  const { height } = (await section.boundingBox()) ?? { height: 0 };
  expect(height).toBeGreaterThanOrEqual(800);
});

test("on a phone on its side all that the hero says is in the first view", async ({ page }) => {
  test.skip(!isFirstProvider, "as long as its words are");
  await openHome(page);
  for (const [width, height] of [
    [667, 375],
    [740, 360],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    const words = page.getByText(hero.intro);
    await expect(words, `at ${width} by ${height}`).toBeInViewport({ ratio: 1 });
  }
});

test.describe("What the scrolling sets off", () => {
  // It does not begin where the clock of motion is changed.
  test.use({ hurriesMotion: false });

  test("the hours of the programs come to their places when their section is jumped to", async ({
    page,
  }) => {
    await openHome(page);
    await page
      .locator("#about")
      .evaluate((section) => section.scrollIntoView({ behavior: "instant" }));
    const turned = () =>
      page
        .locator("#about svg path")
        .evaluateAll(
          (paths) =>
            paths.filter((path) => !new DOMMatrix(getComputedStyle(path).transform).isIdentity)
              .length,
        );
    await expect.poll(turned).toBe(0);
  });
});

test("the benefits stand in as many columns as there is room for", async ({ page }) => {
  await page.goto("/");
  for (const [width, columns] of [
    [390, 1],
    [800, 2],
    // Of four nobody stands alone in a second row.
    [1280, benefits.items.length === 4 ? 2 : 3],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    const lefts = await page
      .locator("#benefits li")
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().left));
    expect(new Set(lefts).size, `at ${width} px`).toBe(Math.min(columns, benefits.items.length));
  }
});

test("of an odd number the first program leads in a row of its own; the others stand in pairs that line up, part by part", async ({
  page,
}) => {
  await openHome(page);
  const leads = programs.length % 2;
  const first = await page.locator("article").first().boundingBox();
  const cards = await page.locator("article").first().locator("..").boundingBox();
  expect(first?.width === cards?.width).toBe(leads === 1);
  for (const part of ["h3", "ul", "button"]) {
    const tops = await page
      .locator(`article ${part}`)
      .evaluateAll((parts) => parts.map((element) => element.getBoundingClientRect().top));
    const rows = [...new Set(tops)];
    expect(rows).toEqual(rows.toSorted((one, other) => one - other));
    const row = (index: number) => rows.indexOf(tops[index] ?? 0);
    expect(programs.map((_, index) => row(index))).toEqual(
      programs.map((_, index) => Math.floor((index + leads) / 2)),
    );
  }
});

test("the page is accessible; every anchor lands below the header, which stays where it is, the brochure's shows which of the two it is", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openHome(page);
  await waitForApplication(page);
  await expectAccessible(page);

  const edge = () =>
    page.locator("#brochure").evaluate((section) => getComputedStyle(section).borderColor);
  const before = await edge();
  await page.getByRole("contentinfo").locator('a[href="#brochure"]').click();
  await expect.poll(edge).not.toBe(before);

  const slugs: string[] = programs.map(({ slug }) => slug);
  const last = slugs.pop() ?? "";
  for (const hash of ["courses", "about", "testimonials", ...slugs]) {
    await page.locator(`a[href="#${hash}"]`).first().click();
    const top = () => page.locator(`#${hash}`).evaluate((e) => e.getBoundingClientRect().top);
    await expect
      .poll(async () => Math.round(await top()), hash)
      .toBe(slugs.includes(hash) ? 104 : 80);
  }
  for (const hash of [last, "brochure", "contact"]) {
    await page.locator(`a[href="#${hash}"]`).first().click();
    await expect(page.locator(`#${hash}`)).toBeInViewport();
  }
  expect(await page.getByRole("banner").boundingBox()).toMatchObject({ y: 0, height: 80 });
});

test("each Enroll Now is described by its course, and the enterprise button opens a mail draft", async ({
  page,
}) => {
  await page.goto("/");
  const buttons = page.getByRole("button", {
    name: programsSection.enroll,
    exact: true,
  });
  for (const [index, { title }] of programs.entries()) {
    await expect(buttons.nth(index)).toHaveAccessibleDescription(title);
  }
  const link = page.getByText(programsSection.enterpriseAction);
  const draft = new URL((await link.getAttribute("href")) ?? "");
  expect(draft.protocol + draft.pathname).toBe(`mailto:${site.enquiryEmail}`);
  expect(draft.searchParams.get("subject")).toBe(enterpriseDraft.subject);
  expect(draft.searchParams.get("body")).toBe(enterpriseDraft.body.replaceAll("\n", "\r\n"));
});

test("every link of the header and the footer leads where it says", async ({ page }) => {
  await page.goto("/");
  /** What the links say, to those who see no icon, and where they lead. */
  const linksIn = (landmark: "navigation" | "contentinfo", name?: string) =>
    page
      .getByRole(landmark, { name })
      .getByRole("link")
      .evaluateAll((links) =>
        links.map((link) => ({
          label: link.ariaLabel ?? link.textContent,
          href: link.getAttribute("href"),
        })),
      );
  expect(await linksIn("navigation", header.navigation)).toEqual(navigation);
  expect(await linksIn("contentinfo")).toEqual([
    { label: site.enquiryEmail, href: `mailto:${site.enquiryEmail}` },
    ...footer.quickLinks.items,
    ...programs.map(({ title, slug }) => ({ label: title, href: `#${slug}` })),
    ...footer.resources.items,
    ...footer.social,
  ]);
});

test("the brochure is a PDF whose pages lead back to the site", async ({ page }) => {
  await page.goto("/");
  const link = page.locator("#brochure").getByRole("link", { name: brochure.action });
  const response = await page.request.get((await link.getAttribute("href")) ?? "");
  expect(response.headers()["content-type"]).toBe("application/pdf");
  const pdf = (await response.body()).toString("latin1");
  const pages = pdf.match(/\/Type \/Page\b(?!s)/g)?.length;
  if (isFirstProvider) expect(pages).toBe(2);
  else expect(pages).toBeGreaterThanOrEqual(2);
  const home = (await page.locator('link[rel="canonical"]').getAttribute("href")) ?? "";
  expect(pdf).toContain(`/URI (${home.replace(/\/$/, "")})`);
  expect(pdf).toContain(`/URI (mailto:${site.enquiryEmail})`);
});
