import { wordsOf } from "../../language/normalise.ts";
import { setsAside } from "../../understanding/negation/set-aside.ts";
import { textOf } from "../../understanding/tokens/text.ts";
import type { Token } from "../../understanding/tokens/token.ts";
import type { Part, Provider, Question } from "../wording/answer.ts";
import { list } from "../wording/fill.ts";
import { stated } from "./stated-answers.ts";

/** What one gets beside the sessions; "I know of the mentoring, what else?" asks for the others. */
export function perks(provider: Provider, question: Question): Part {
  const all = provider.content.callToAction.perks.map(({ text }) => text);
  const left = setsAside(textOf(question.message))
    ? all.filter((perk) => !isNamed(perk, all, question.message))
    : all;
  if (left.length === 0 || left.length === all.length) return stated(provider, question);
  const facts = { ...provider.facts, perks: list(left) };
  return stated({ ...provider, facts }, question);
}

/** So many letters tell a word from others: "mentorship" is "mentoring". */
const telling = 6;

/** Whether a message holds a word of it that no other has. */
function isNamed(perk: string, all: readonly string[], message: readonly Token[]): boolean {
  const others = new Set(all.filter((other) => other !== perk).flatMap(beginnings));
  const said = new Set(message.flatMap(({ text }) => beginnings(text)));
  return beginnings(perk).some((word) => said.has(word) && !others.has(word));
}

function beginnings(text: string): string[] {
  return wordsOf(text)
    .filter((word) => word.length >= telling && !/^(?:course|program)/.test(word))
    .map((word) => word.slice(0, telling));
}
