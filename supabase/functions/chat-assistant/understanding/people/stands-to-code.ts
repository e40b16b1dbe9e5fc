import type { Conditions } from "../conditions/conditions.ts";
import { isQuestion } from "../sentences/statements.ts";
import { type Stand, type Standing, standingOf } from "../tokens/stand.ts";
import { splitAfter, textOf } from "../tokens/text.ts";
import { isPerson, type Token } from "../tokens/token.ts";
import { isGuessed } from "./guessed.ts";
import { knowsLanguage } from "./knows-language.ts";
import { isPastBasics } from "./past-basics.ts";
import { isRefused } from "./refuses-code.ts";
import { subjectAt } from "./subjects.ts";
import { lastSubject } from "./voices.ts";
import { willCode } from "./will-code.ts";

type Told = { tokens: readonly Token[]; conditions: Conditions };

/** "I don't want to pay now" refuses something else. */
const ofCode = /\b(?:cod(?:e|es|ing|er)|programm?(?:ing|er)|to program)\b/;

/** Where whoever a message speaks of says to stand to writing code, in words that tell nothing else. */
export function standIn({ tokens, conditions }: Told): Stand | undefined {
  const found = foundIn(tokens, conditions);
  return found && (lastSubject(tokens) === "self" ? found : `their-${found}`);
}

function foundIn(tokens: readonly Token[], { beginsCode }: Conditions): Standing | undefined {
  const parts = splitAfter(tokens, ({ ends }) => ends !== undefined).filter(
    (part) => !isQuestion({ tokens: part, text: textOf(part) }),
  );
  const told = parts.map(textOf);
  if (willCode(textOf(tokens)) || (beginsCode && told.length > 0)) return "begins";
  if (isPastBasics(parts.flat())) return "past";
  const isOut = (text: string) => isRefused(text) && ofCode.test(text);
  if (told.some(isOut)) return "out";
  return told.some(knowsLanguage) ? "past" : undefined;
}

/**
 * "(I would try coding.) Which do I take?": where they said before to stand, as long as a message that tells nothing of it
 * speaks of nobody else.
 */
export function standBefore(told: Told, before: Stand | undefined): Standing | undefined {
  if (!before) return undefined;
  const { tokens, conditions } = told;
  const { codes, withCode, withoutCode, beginsCode } = conditions;
  const isTold = codes || withCode || withoutCode || beginsCode || standIn(told) !== undefined;
  const isOfOther = tokens.some(
    (one, at) => (isPerson(one) && !isGuessed([one])) || subjectAt(tokens, at)?.isNamed,
  );
  if (isTold || isOfOther) return undefined;
  const isTheirs = before.startsWith("their-");
  const isOfSelf = ofSelf.test(textOf(tokens));
  const isOfThem = lastSubject(tokens) !== "self";
  if (isTheirs ? isOfSelf && !isOfThem : isOfThem) return undefined;
  return standingOf(before);
}

const ofSelf = /\b(?:i|me|my|myself|mujhe|mere|mera|main)\b/;
