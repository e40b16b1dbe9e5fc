import { numberInWords } from "../../language/numbers.ts";
import { textOf } from "../../understanding/tokens/text.ts";
import { type Part, type Provider, type Question, say } from "../wording/answer.ts";
import { capital } from "../wording/fill.ts";
import { titles } from "../wording/titles.ts";

/** "I don't mean which ones, just the number", "sirf ginti batao" */
const onlyNumber =
  /\b(?:just|only|simply|merely|bas|sirf) (?:tell |give |say )*(?:me |us )*(?:the |a )*(?:number|count|total|figure|ginti|sankhya)\b|\b(?:number|count|ginti) (?:only|alone|please|bas)\b|\b(?:do not|dont|not|no need to) (?:\w+ )?(?:which ones?|names?|the list|list them|name them)\b|\bin one number\b/;

/** Asked for nothing but how many: these of all, without which they are; undefined where more is asked. */
export function onlyCounted(
  provider: Provider,
  { intent, message }: Question,
  part: Part,
): Part | undefined {
  const all = provider.content.programs.length;
  const count = part.programs.length;
  if (intent !== "count" || !onlyNumber.test(textOf(message))) return undefined;
  const values = { count: numberInWords(count), all: numberInWords(all) };
  const text =
    count === all
      ? say(provider, "countOnly", { count: capital(values.count) })
      : say(provider, "countOf", { ...values, count: capital(values.count) });
  return { ...part, text };
}

const ofCode =
  /\b(?:techies?|technical|tech|geeks?|cod(?:e|ing|ers?)|programm(?:ing|ers?)|developers?|engineers?|devs?)\b/;
const andNot =
  /\b(?:how many|kitne)\b.*\b(?:and|aur|vs|versus)\b.*\b(?:how many|kitne)\b.*\b(?:not|non|without|no|others|rest|nahi|nontechnical|business|managers?|leaders?)\b/;

/** "How many of your programs are for techies and how many are not?": so many with code, and so many without. */
export function countedByCode(provider: Provider, { intent, message }: Question): Part | undefined {
  const said = textOf(message);
  if (intent !== "count" || !ofCode.test(said) || !andNot.test(said)) return undefined;
  const { programs } = provider.content;
  const [coding, others] = [true, false].map((is) =>
    programs.filter(({ needsCode }) => needsCode === is),
  );
  if (!coding?.length || !others?.length) return undefined;
  const text = say(provider, "countByCode", {
    count: numberInWords(coding.length),
    titles: titles(coding),
    rest: numberInWords(others.length),
    others: titles(others),
  });
  return { text, programs };
}
