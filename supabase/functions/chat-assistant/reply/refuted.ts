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
