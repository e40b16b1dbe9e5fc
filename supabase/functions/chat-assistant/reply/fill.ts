import { durationUnit } from "../../../../content/pages.ts";

export type Values = Readonly<Record<string, string | number | undefined>>;

/**
 * Fills in what stands in braces; undefined when a value is missing. The word "hours" behind a number becomes what the
 * provider calls so many of them: one is in the singular.
 */
export function fill(template: string, values: Values): string | undefined {
  let isWhole = true;
  const text = template.replace(/\{([\w.]+)\}( hours\b)?/g, (_, name: string, hours = "") => {
    const value = values[name];
    isWhole &&= value !== undefined;
    return typeof value === "number" && hours ? `${value} ${durationUnit(value)}` : value + hours;
  });
  return isWhole ? text : undefined;
}

const listFormat = new Intl.ListFormat("en-GB", { type: "conjunction" });

/** "a, b and c" */
export function list(items: readonly string[]): string {
  return listFormat.format(items);
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
