import { numberInWords } from "../../language/numbers.ts";
import { type Provider, type Question, say } from "../wording/answer.ts";
import { capital } from "../wording/fill.ts";

const asks =
  /\bhow many (?:different |other )?(?:benefits|advantages|reasons|perks|extras|testimonials|reviews|quotes|stories|success stories)\b/;

/** "How many benefits do you list?": so many, before which; empty where that is not asked. */
export function howMany(provider: Provider, { clause }: Question, count: number): string {
  if (!asks.test(clause.text) || count === 0) return "";
  return `${say(provider, "countOnly", { count: capital(numberInWords(count)) })} `;
}
