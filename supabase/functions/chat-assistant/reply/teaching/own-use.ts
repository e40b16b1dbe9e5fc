import { textOf } from "../../understanding/tokens/text.ts";
import type { Token } from "../../understanding/tokens/token.ts";
import { asksOfOwnUse } from "../../understanding/topics/of-own-use.ts";
import { type Part, type Provider, type Question, say } from "../wording/answer.ts";
import { curricula } from "../wording/curriculum-lines.ts";

/** "Will it help my shop?", of one program: what that teaches, and that no more is known. */
export function inOwnUse(provider: Provider, question: Question): Part | undefined {
  const { clause, message, selection } = question;
  const [only, ...others] = selection.about;
  const isAsked = asksOfOwnUse(clause.text, textOf(message)) && !clause.tokens.some(isNamed);
  if (!isAsked || !only || others.length > 0) return undefined;
  const { text } = curricula(provider, [only]);
  return { text: `${text}\n${say(provider, "useNotKnown")}`, programs: [only] };
}

function isNamed({ kind }: Token): boolean {
  return kind === "skill" || kind === "technology";
}
