import { numberInWords } from "../../language/numbers.ts";
import { type Part, type Provider, type Question, say } from "../wording/answer.ts";
import { capital } from "../wording/fill.ts";

const asks =
  /\bhow many (?:different |other )*(?:benefits|advantages|reasons|perks|extras|testimonials|reviews|quotes|stories|success stories)\b/;

/** "How many benefits do you list?": with so many before which they are. */
export function withCount(
  provider: Provider,
  { clause }: Question,
  part: Part,
  count: number,
): Part {
  return asks.test(clause.text) ? withNumber(provider, part, count) : part;
}

/** What tells which they are, behind how many there are. */
export function withNumber(
  provider: Provider,
  part: Part,
  count: number,
  key: "countOnly" | "countEach" = "countOnly",
): Part {
  if (!part.text || count === 0) return part;
  const begin = say(provider, key, { count: capital(numberInWords(count)) });
  return { ...part, text: `${begin} ${part.text}` };
}
