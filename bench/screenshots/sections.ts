import { setTimeout as wait } from "node:timers/promises";
import * as v from "valibot";
import type { Visitor } from "../../tests/support/engines/visitor.ts";

const sectionsSchema = v.array(v.object({ name: v.string(), height: v.number() }));

/** The sections of the page that is open, in their order, with their heights at this width. */
export async function findSections(visitor: Visitor) {
  return v.parse(
    sectionsSchema,
    await visitor.tab.evaluate(`[...document.querySelectorAll("${selector}")].map((section) => ({
      name: section.id || section.getAttribute("aria-labelledby")?.replace(/-heading$/, "") || "nameless",
      height: Math.ceil(section.getBoundingClientRect().height),
    }))`),
  );
}

/**
 * Brings the section of this place in the order below the header, and again until it stays there: WebKit goes on with
 * a page whose window has become larger for a while.
 */
export async function showSection(visitor: Visitor, place: number): Promise<void> {
  const section = `document.querySelectorAll("${selector}")[${place}]`;
  const show = `(${section}.scrollIntoView({ behavior: "instant" }), ${section}.getBoundingClientRect().top)`;
  let before: unknown;
  for (const deadline = Date.now() + 5000; Date.now() < deadline; await wait(200)) {
    const top = await visitor.tab.evaluate(show);
    if (top === before) return;
    before = top;
  }
}

const selector = "main > section, main ~ footer";
