import type { Program } from "../../../../../content/programs.ts";
import { isForBeginners } from "../../understanding/entities/programs-for-people.ts";
import {
  asksIfKnownIsEnough,
  doubtIn,
  namesBeginners,
  tellsLack,
} from "../../understanding/people/doubts.ts";
import { doubtOf } from "../../understanding/people/not-for-them.ts";
import { isRefused } from "../../understanding/people/refuses-code.ts";
import { bySlugs } from "../../understanding/references/by-slugs.ts";
import { asksRequiredOrTaught } from "../../understanding/sentences/required-or-taught.ts";
import { textOf } from "../../understanding/tokens/text.ts";
import { type Part, type Provider, type Question, say } from "../wording/answer.ts";
import { audienceLines } from "../wording/audience-lines.ts";
import { codeLines } from "../wording/code-lines.ts";
import { introductions } from "./beginning.ts";
import { shutOut } from "./cannot-code.ts";

/** "So no coding at all?", "not a single line of code?" */
const noneAtAll =
  /^(?:(?:and|so|but|ok|then|really|wait|great|good|you mean|there is|i need|it needs) )*(?:(?:no|zero|not any|without any) (?:cod(?:e|ing)|programming) (?:at all|whatsoever|really|ever|anywhere)|(?:not (?:even )?(?:a |one )?(?:single )?(?:line|bit) of|absolutely no|really no|zero) (?:cod(?:e|ing)|programming))(?: (?:at all|there|in it|needed|required|right|really))*$/;
/** "Is a diploma enough?" asks of something else than what one can do. */
const ofDegrees =
  /\b(?:degrees?|diploma|graduat\w*|b ?tech|12 ?th|marks?|age|percent|hours?|weeks?)\b/;
const teachesCode = /\b(?:programming|coding|python|sql|code)\b/i;

/** "Is either of them ok for a beginner?" asks of these. */
const ofSome = /\b(?:either|both|which|each of|(?:of|any of) (?:them|those|these))\b/;

/**
 * "I don't know Python. Will that be a problem?", "so I can start with zero coding, yes or no": of one program the word
 * that its sentences prove comes first; what they don't prove is said not to be known.
 */
export function doubted(provider: Provider, question: Question): Part | undefined {
  const { clause, message, selection, context } = question;
  if (ofSome.test(clause.text)) return undefined;
  // "Zero Python" waves off no program that teaches it.
  const spoken = bySlugs(provider.content.programs, context.focus);
  const [only, ...others] = selection.isRest ? spoken : selection.about;
  if (!only || others.length === provider.content.programs.length - 1)
    return ofBeginners(provider, question);
  if (others.length > 0) return undefined;
  const said = textOf(message);
  if (isRefused(said)) return undefined;
  if (noneAtAll.test(clause.text) && !only.needsCode)
    return { text: say(provider, "noCodeAtAll", { title: only.title }), programs: [only] };
  const isNamed = clause.tokens.some(({ kind }) => kind === "skill");
  if (!isNamed && asksRequiredOrTaught(clause.text) && isTaughtThere(only))
    return answered(provider, only, `${say(provider, "learntThere")} `);
  if (asksIfKnownIsEnough(clause.text, said)) return whetherEnough(provider, only);
  const doubt = doubtOf(clause);
  if (doubt === "enough" && only.needsCode && isForBeginners(only) && !ofDegrees.test(said))
    return answered(provider, only, `${say(provider, "beginsWithout")} `);
  if (!doubt || doubt === "enough" || !tellsLack(message)) return undefined;
  return whetherWithout(provider, question, only, doubt === "fine");
}

function isTaughtThere(program: Program): boolean {
  return isForBeginners(program) && program.features.some((feature) => teachesCode.test(feature));
}

/** Whether who lacks what they say can come: where no code is needed, or one begins at the beginning. */
function whetherWithout(
  provider: Provider,
  question: Question,
  only: Program,
  isFine: boolean,
): Part | undefined {
  // "I can't code, so the agents course isn't for me, right?": that it involves code is all that is known.
  const isDenied = question.clause.tokens.at(-1)?.claims === "denied";
  if (isDenied && only.needsCode && !isForBeginners(only)) return undefined;
  const verdict = `${say(provider, isFine ? "yes" : "no")} `;
  if (!only.needsCode) return answered(provider, only, verdict);
  if (isForBeginners(only))
    return answered(provider, only, `${verdict}${say(provider, "beginsWithout")} `);
  const out = isFine ? shutOut(provider, question, [only]) : undefined;
  if (out) return out;
  const lines = [codeLines(provider, [only]), audienceLines(provider, [only])];
  if (asksIfFit.test(question.clause.text) && isPresumed(question, only))
    return {
      text: `${say(provider, isFine ? "no" : "yes")} ${lines.join("\n")}`,
      programs: [only],
      isWorkedOut: true,
    };
  return { text: [...lines, say(provider, "withoutNotKnown")].join("\n"), programs: [only] };
}

/** "Is it ok for somebody who …?", but whether they may join all the same nobody says. */
const asksIfFit = /\b(?:ok|okay|fine|suitable|good|right|alright|meant) for\b/;

/** "For developers who already write Python" is no place for whoever has never seen it. */
function isPresumed({ clause }: Question, { audience }: Program): boolean {
  const presumed = /\balready\b(.*)$/i.exec(audience)?.[1]?.toLowerCase() ?? "";
  const words = new Set(presumed.split(/[^a-z0-9]+/));
  return clause.tokens.some(({ kind, text }) => kind !== "program" && words.has(text));
}

function whetherEnough(provider: Provider, only: Program): Part | undefined {
  if (!only.needsCode) return undefined;
  if (isForBeginners(only))
    return answered(provider, only, `${say(provider, "yes")} ${say(provider, "beginsWithout")} `);
  const text = `${audienceLines(provider, [only])}\n${say(provider, "enoughNotKnown")}`;
  return { text, programs: [only] };
}

function answered(provider: Provider, only: Program, verdict: string): Part {
  const line = only.needsCode ? introductions(provider, [only]) : codeLines(provider, [only]);
  return { text: verdict + line, programs: [only] };
}

/** "Can beginners manage?", of no program: those that begin at the beginning. */
function ofBeginners(provider: Provider, { clause }: Question): Part | undefined {
  const { programs } = provider.content;
  const gentle = programs.filter(isForBeginners);
  const isAsked = doubtIn(clause.text) === "fine" && namesBeginners(clause.text);
  if (!isAsked || gentle.length === 0 || gentle.length === programs.length) return undefined;
  return { text: `${say(provider, "yes")} ${introductions(provider, gentle)}`, programs: gentle };
}
