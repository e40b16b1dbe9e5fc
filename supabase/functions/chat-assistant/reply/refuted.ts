import { saysNone } from "../understanding/none-of.ts";
import { type Part, type Provider, type Question, say } from "./answer.ts";

/** "So none of them is for analysts?": no, where one is. Takes the answer that names those. */
export function refuted(provider: Provider, { clause, yesOrNo }: Question, part: Part): Part {
  const isAsked = yesOrNo || clause.tokens.some(({ asks }) => asks);
  const isSome =
    part.programs.length > 0 && part.programs.length < provider.content.programs.length;
  const no = `${say(provider, "no")} `;
  if (part.text?.startsWith(no)) return part;
  if (!isAsked || !isSome || !part.text || !saysNone(clause.text)) return part;
  const text = part.text.replace(`${say(provider, "yes")} `, "");
  return { ...part, text: no + text };
}

/** "The agents course has no Python in it, right?": what is said not to be so is so, or is not. */
export function answered(provider: Provider, { clause }: Question, part: Part): Part {
  const isDenied = clause.tokens.some(({ claims }) => claims === "denied");
  const [yes, no] = [`${say(provider, "yes")} `, `${say(provider, "no")} `];
  if (!isDenied || !part.text) return part;
  if (part.text.startsWith(no))
    return { ...part, text: `${say(provider, "right")} ${part.text.slice(no.length)}` };
  return part.text.startsWith(yes)
    ? { ...part, text: `${say(provider, "notRight")} ${part.text.slice(yes.length)}` }
    : part;
}
