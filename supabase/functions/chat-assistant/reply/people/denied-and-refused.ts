import type { Program } from "../../../../../content/programs.ts";
import { isForBeginners } from "../../understanding/entities/programs-for-people.ts";
import { isGuessed } from "../../understanding/people/guessed.ts";
import { isRefused } from "../../understanding/people/refuses-code.ts";
import { bestOf } from "../../understanding/people/suits.ts";
import { tellsWork } from "../../understanding/people/tells-work.ts";
import { willCode } from "../../understanding/people/will-code.ts";
import { deniedIn } from "../../understanding/references/denied-audience.ts";
import { pointsOnly } from "../../understanding/references/only-names.ts";
import { isQuestion } from "../../understanding/sentences/statements.ts";
import { standingOf } from "../../understanding/tokens/stand.ts";
import { textOf } from "../../understanding/tokens/text.ts";
import { isPerson } from "../../understanding/tokens/token.ts";
import { eachProgram, type Part, type Provider, type Question, say } from "../wording/answer.ts";
import { conceded, spokenFor } from "./conceded.ts";
import { knownFor, notForThem } from "./for-whoever-writes.ts";
import { ofSpeaker } from "./of-speaker.ts";
import { notProven } from "./unproven.ts";
import { onlyCodeless, wantsNoCode } from "./without-any-code.ts";

/** "But I am not a manager, I sell insurance": who says no more of themselves than that hears why it was named. */
export function forWhoDenies(provider: Provider, question: Question): Part | undefined {
  // "I said I want to code, and I'm no manager": the other one is meant.
  if (willCode(textOf(question.message))) return undefined;
  const codeless = deniesCodeless(provider, question);
  if (codeless) return codeless;
  const { denied, refused, selection } = question;
  const known = knownFor(provider, question);
  const isKept = known.length > 0 && known.every((one) => refused.includes(one));
  if (isKept) return byWish(provider, question, known) ?? spokenFor(provider, question, known);
  if (goesBack(question)) return spokenFor(provider, question, question.recommended);
  if (
    denied.length === 0 ||
    selection.named.some((one) => !denied.includes(one) && !selection.isRest)
  )
    return undefined;
  return (
    notForThem(provider, question) ??
    (isSaidOfThem(provider, question) ? conceded(provider, question, denied) : undefined)
  );
}

/** Whether what is denied was named for a reason that still holds, and nothing else is told of them. */
function isSaidOfThem(
  { content }: Provider,
  { denied, message, context, suits }: Question,
): boolean {
  // "I am not a developer and don't want to code": what needs none is left.
  if (isRefused(textOf(message)) && denied.every(({ needsCode }) => needsCode)) return false;
  // "(I never coded but want to learn it.) It says for developers, I'm not one": nothing else begins there.
  if (standingOf(context.code) === "begins" && denied.every(isForBeginners)) return true;
  const isElse = message.some((one) => isPerson(one) && !isGuessed([one]));
  const found = suits();
  const best = found ? bestOf(found, content.programs) : denied;
  return !isElse && best.every((one) => denied.includes(one));
}

/** "I said no coding. So the business one? But she is no founder." */
export function deniesCodeless(provider: Provider, question: Question): Part | undefined {
  const codeless = withoutCodeForOthers(provider, question);
  return codeless && notProven(provider, question, codeless);
}

/** "No code please, but I'm no manager": what alone needs none, where it is for those whom they say not to be. */
function withoutCodeForOthers({ content }: Provider, question: Question): Program | undefined {
  const { message, context, selection } = question;
  const only = onlyCodeless(content.programs);
  const isWanted = context.why === "noCode" || wantsNoCode(question);
  const isElse = selection.named.some((one) => one !== only);
  if (!only || !isWanted || isElse) return undefined;
  return deniedIn(message, [only]).length > 0 ? only : undefined;
}

/** "So the business one? But I don't lead anyone": only named, it is objected to by what it is for. */
export function objectedTo(provider: Provider, question: Question): Part | undefined {
  const { clause, message, selection } = question;
  const [only, ...others] = selection.named;
  if (!only || others.length > 0 || !pointsOnly(clause) || selection.isRest) return undefined;
  // "Not a student, and I'd rather not write code. The analytics one then?" asks of the code.
  if (only.needsCode && isRefused(textOf(message))) return undefined;
  const isDenied = clause.tokens.length < message.length && deniedIn(message, [only]).length > 0;
  return isDenied ? conceded(provider, question, [only]) : undefined;
}

/** "(I'm no manager.) I just want to understand my sales numbers. Then which?": what comes nearest to that. */
function byWish(
  provider: Provider,
  question: Question,
  known: readonly Program[],
): Part | undefined {
  const suits = question.suits();
  const best = suits ? bestOf(suits, provider.content.programs) : [];
  if (best.length !== 1 || !best.every((one) => known.includes(one))) return undefined;
  return {
    text: `${say(provider, "fitsPerhaps")}\n${eachProgram(provider, provider.content.words.fitting, best)}`,
    programs: best,
    whose: { ...ofSpeaker(question, best), why: "goal", near: true },
  };
}

/** "But I studied mechanical engineering", after what is for beginners: a job without code that they had before takes nothing back. */
function goesBack({ recommended, message, conditions, clause, context }: Question): boolean {
  const isForBeginner = recommended.length > 0 && recommended.every(isForBeginners);
  const isOnlySaid = objects.test(textOf(message)) && !isQuestion(clause);
  const isTold = tellsWork(message);
  return (
    isForBeginner && context.why === "begins" && isOnlySaid && isTold && !conditions.withoutCode
  );
}

const objects = /^(?:(?:no|hmm|ok|oh|wait|yes) )*(?:but|though|however|par|lekin|magar)\b/;

/** What somebody has refused is not recommended again. */
export function withoutRefused(question: Question): Question {
  const { refused, selection } = question;
  const open = selection.open.filter((one) => !refused.includes(one));
  if (open.length === 0 || open.length === selection.open.length) return question;
  const named = selection.named.filter((one) => !refused.includes(one));
  return { ...question, selection: { ...selection, open, named, isRest: named.length === 0 } };
}
