import type { Clause } from "../clauses/clauses.ts";
import type { Context } from "../references/context.ts";
import { asksRequiredOrTaught } from "../sentences/required-or-taught.ts";
import { textOf } from "../tokens/text.ts";
import { isSkill, type Token } from "../tokens/token.ts";
import { wordSet } from "../tokens/word-set.ts";
import { asksIfSoYoung, asksOfAge } from "./of-age.ts";
import { asksOfOwnUse } from "./of-own-use.ts";
import { asksIfMayAttend } from "./plain-questions.ts";

/** "Do I have to know Python or is it taught?", "which programs need no prior Python?" */
function asksIfBrought({ text, tokens }: Clause): boolean {
  return (asksRequiredOrTaught(text) || prior.test(text)) && tokens.some(isSkill);
}

const prior =
  /\b(?:need|needs|require|requires|expect|expects|assume|assumes|want|ask for|asks for|without|no) (?:\w+ )?(?:prior|previous|earlier)\b/;

/** What use it is to them, and whether they may come as they are. */
export function askedOfThemselves(
  clause: Clause,
  { focus }: Context,
  message: readonly Token[],
): string | undefined {
  const { text, guesses } = clause;
  const said = textOf(message);
  // Of one program it is asked what that teaches.
  if (asksOfOwnUse(text, said) && ofUse.has(guesses[0]?.intent ?? ""))
    return focus.length === 1 ? "coverage" : "recommendation";
  const isAsked =
    (asksOfAge(text) && mayBeOfAge.has(guesses[0]?.intent ?? "unclear")) ||
    asksIfSoYoung(text, message) ||
    asksIfMayAttend(text, message) ||
    asksIfBrought(clause);
  return isAsked ? "prerequisites" : undefined;
}

/** What may be heard where somebody asks whether they are too old; "how old is your company?" asks of something else. */
const mayBeOfAge = wordSet(
  "prerequisites unsaid deadline unclear aside recommendation difficulty besideWork tellsAboutSelf alumni",
);

/** What may be heard where somebody asks what use it is to them. */
const ofUse = wordSet("career benefits coverage curriculum recommendation audience unclear");
