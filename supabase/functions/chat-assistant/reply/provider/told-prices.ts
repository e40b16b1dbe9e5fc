import type { Program } from "../../../../../content/programs.ts";
import { eachProgram, type Provider } from "../wording/answer.ts";
import { amountsOf } from "./amounts.ts";

/** The prices of these programs as numbers, as lines, and how one is written; undefined where one of them is not told so. */
export function pricesOf(provider: Provider, programs: readonly Program[]) {
  const { content } = provider;
  const { reply, values = {} } = content.answers.price ?? {};
  const amounts = reply && amountsOf(programs.map(({ slug }) => values[slug]));
  if (!amounts) return undefined;
  const grouped = new Intl.NumberFormat(content.site.country === "IN" ? "en-IN" : "en");
  return {
    numbers: amounts.numbers,
    lines: eachProgram(provider, reply, programs, ({ slug }) => ({ value: values[slug] })),
    write: (amount: number) => amounts.unit.replace("#", () => grouped.format(amount)),
  };
}
