import type { Program } from "../../../../../content/programs.ts";
import { lastSubject } from "../../understanding/people/voices.ts";
import { ofTheSame } from "../../understanding/references/whose-program.ts";
import { textOf } from "../../understanding/tokens/text.ts";
import type { Part, Question } from "../wording/answer.ts";

/** "Which suits the computer people?" says nothing of who writes. */
const speaks =
  /^(?:i|me|my|mine|myself|we|us|our|he|him|his|she|her|hers|they|them|their|main|mai|mujhe|mera|mere|meri|hum|hamare|uska|uske|uski|here)$/;

/** What suits whom the message speaks of. */
export function ofSpeaker({ message }: Question, chosen: readonly Program[]): Part["whose"] {
  const isOfNobody = !message.some(({ text }) => speaks.test(text));
  if (isOfNobody && message.some(({ kind }) => kind === "person")) return {};
  if (ofTheSame.test(textOf(message))) return { theirs: chosen };
  return lastSubject(message) === "self" ? { mine: chosen } : { theirs: chosen };
}
