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

/** Brings the section of this place in the order below the header. */
export async function showSection(visitor: Visitor, place: number): Promise<void> {
  await visitor.tab.evaluate(
    `document.querySelectorAll("${selector}")[${place}].scrollIntoView({ behavior: "instant" })`,
  );
}

const selector = "main > section, main ~ footer";
