import { durationUnit } from "../../../../../content/pages.ts";

export type Values = Readonly<Record<string, string | number | undefined>>;

/**
 * Fills in what stands in braces; undefined when a value is missing. The word "hours" behind a number becomes what the
 * provider calls so many of them: one is in the singular.
 */
export function fill(template: string, values: Values): string | undefined {
  let isWhole = true;
  const filled = template.replace(/\{([\w.]+)\}( hours\b)?/g, (_, name: string, hours = "") => {
    const value = values[name];
    isWhole &&= value !== undefined;
    return typeof value === "number" && hours ? `${value} ${durationUnit(value)}` : value + hours;
  });
  return isWhole ? writeLists(filled) : undefined;
}

const item = "(?:[^{}|]|\\{[\\w.]+\\})+";
const lists = new RegExp(`\\{(${item}(?:\\|${item})+)\\}`, "g");

/** Writes out what a template lists, "{Home | Courses | About}", or what is kept of it. */
export function writeLists(
  template: string,
  keep: (items: readonly string[]) => readonly string[] = (items) => items,
): string {
  return template.replace(lists, (_, items: string) =>
    list(keep(items.split("|").map((one) => one.trim()))),
  );
}

const ends = /(?<=[.!?}]) (?=[A-Z{])/;
const own = /\{((?:about|perk|benefit|highlight)\.\w+)\}/g;

/**
 * Fills in an answer. A sentence with a paragraph, perk, benefit or highlight that the provider does not have is left out,
 * as long as another one names one that there is.
 */
export function fillAnswer(reply: string, values: Values): string | undefined {
  const sentences = reply.split(ends).map((sentence) => ({
    sentence,
    owned: [...sentence.matchAll(own)].map(([, name = ""]) => values[name]),
  }));
  const told = sentences.filter(({ owned }) => !owned.includes(undefined));
  const isTold = told.length === sentences.length || told.some(({ owned }) => owned.length > 0);
  return isTold ? fill(told.map(({ sentence }) => sentence).join(" "), values) : undefined;
}

const listFormat = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** "a, b and c" */
export function list(items: readonly string[]): string {
  return listFormat.format(items);
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
