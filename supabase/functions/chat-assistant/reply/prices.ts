import type { Program } from "../../../../content/programs.ts";
import { eachProgram, orAll, type Part, type Provider, type Question } from "./answer.ts";
import { stated } from "./stated.ts";

const least =
  /\b(?:cheapest|cheaper|least expensive|less expensive|lowest|costs? (?:the )?least|sasta)\b/;
const most =
  /\b(?:most expensive|more expensive|costliest|dearest|priciest|highest|costs? (?:the )?most|mehenga)\b/;

/**
 * What programs cost. "Which is the cheapest?" is answered by the prices that are told, if each of them is one amount
 * and all are in one unit; else by all of them, to compare for oneself.
 */
export function prices(provider: Provider, question: Question): Part {
  const part = stated(provider, question);
  const { reply, values = {} } = provider.content.answers.price ?? {};
  const text = question.clause.text;
  const order = least.test(text) ? 1 : most.test(text) ? -1 : 0;
  if (!reply || order === 0) return part;
  const told = orAll(provider, question.selection.about).filter(({ slug }) => values[slug]);
  const amounts = told.map(({ slug }) => amountOf(values[slug]));
  const [first] = amounts;
  if (!first || amounts.some((amount) => amount?.unit !== first.unit)) return part;
  const numbers = amounts.map((amount) => amount?.value ?? 0);
  const best = order > 0 ? Math.min(...numbers) : Math.max(...numbers);
  const found = told.filter((_, at) => numbers[at] === best);
  const value = ({ slug }: Program) => ({ value: values[slug] });
  return { ...part, text: eachProgram(provider, reply, found, value), focus: found, met: found };
}

/**
 * "₹4,500" as a number, with all that is no digit of it; undefined for what holds none or several, and where a point
 * may part thousands.
 */
function amountOf(price = ""): { value: number; unit: string } | undefined {
  const [number, ...others] = price.match(/\d[\d,]*(?:\.\d+)?/g) ?? [];
  if (!number || others.length > 0 || /\.\d{3}$/.test(number)) return undefined;
  return { value: Number(number.replaceAll(",", "")), unit: price.replace(number, "#") };
}
