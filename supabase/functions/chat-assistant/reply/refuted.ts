import { saysNone, saysNothing } from "../understanding/sentences/says-none.ts";
import { asksAtAll, type Part, type Provider, type Question, say } from "./wording/answer.ts";

/** "So none of them is for analysts?": no, where one is. Takes the answer that names those. */
export function refuted(provider: Provider, question: Question, part: Part): Part {
  const { clause } = question;
  const isSome =
    part.programs.length > 0 && part.programs.length < provider.content.programs.length;
  const no = `${say(provider, "no")} `;
  const notSo = `${say(provider, "notRight")} `;
  if (part.text?.startsWith(notSo)) return part;
  const isClaimed = clause.tokens.some(({ claims }) => claims !== undefined);
  const isDenied = saysNone(clause.text) || (isClaimed && saysNothing(clause.text));
  if (!asksAtAll(question) || !isSome || !part.text || !isDenied) return part;
  const text = part.text.replace(`${say(provider, "yes")} `, "").replace(no, "");
  return { ...part, text: notSo + text };
}

/** "The agents course has no Python in it, right?", "am I wrong to think …?": what is said not to be so is so, or is not. */
export function answered(provider: Provider, { clause }: Question, part: Part): Part {
  const isDenied = clause.tokens.some(({ claims }) => claims === "denied");
  const isMistaken = clause.tokens.some(({ claims }) => claims === "mistaken");
  const [yes, no] = [`${say(provider, "yes")} `, `${say(provider, "no")} `];
  if (!(isDenied || isMistaken) || !part.text) return part;
  const verdicts = [say(provider, "notRight"), say(provider, "right")];
  const [ofYes, ofNo] = isDenied ? verdicts : verdicts.toReversed();
  if (part.text.startsWith(no)) return { ...part, text: `${ofNo} ${part.text.slice(no.length)}` };
  return part.text.startsWith(yes)
    ? { ...part, text: `${ofYes} ${part.text.slice(yes.length)}` }
    : part;
}
