import { numberInWords } from "../../language/numbers.ts";
import { type Part, type Provider, type Question, say } from "../wording/answer.ts";
import { capital } from "../wording/fill.ts";

const asks =
  /\bhow many (?:different |other )?(?:benefits|advantages|reasons|perks|extras|testimonials|reviews|quotes|stories|success stories)\b/;

/** "How many benefits do you list?": with so many before which they are. */
export function withCount(
  provider: Provider,
  { clause }: Question,
  part: Part,
  count: number,
): Part {
  if (!part.text || !asks.test(clause.text) || count === 0) return part;
  const begin = say(provider, "countOnly", { count: capital(numberInWords(count)) });
  return { ...part, text: `${begin} ${part.text}` };
}
