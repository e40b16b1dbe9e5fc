import type { Program } from "../../../../../content/programs.ts";
import { byPerson, forNamed } from "../entities/programs-for-people.ts";
import { willCode } from "../people/will-code.ts";
import { isQuestion } from "../sentences/statements.ts";
import { asksForIt } from "../tokens/asks-for-it.ts";
import { splitAfter, textOf } from "../tokens/text.ts";
import { isPerson, isSkill, type Token } from "../tokens/token.ts";
import type { Context } from "./context.ts";

const whom = "(?:me|us|him|her|them|my \\w+)";
/** "(The business one) isn't for me", "(business wala) mere liye nahi hai" */
const notForThem = new RegExp(
  `^(?:(?:one|ones|course|program|programme|wala|wali|is|are|does|really|just|hai|hi|to|thing) )*(?:not (?:\\w+ )?(?:for|suit|fit|help) ${whom}\\b|(?:mere|hamare|uske|unke) (?:liye|kaam ka) nahi\\b|not my (?:thing|cup of tea|type)\\b)`,
);
/** "I don't want (the business one)", "not (the agents one)", "forget (agents)" */
const unwanted =
  /(?:\b(?:not (?:really )?(?:want|need|like|interested in|looking for|keen on)|forget|drop|no|not)(?: (?:to (?:do|take|join)|the|that|this|your|about))*)$/;
/** "Not this one", "that one isn't for me" */
const thatOne = new RegExp(
  `\\bnot (?:(?:want|like|need|take) )?(?:this|that)(?: one| course| program)?$|\\b(?:that|this|it)(?: one| course| program)? is not (?:really |something |meant )?(?:for|right for) ${whom}\\b|^(?:ye|yeh|wo|woh)(?: wala)? (?:mere|hamare) liye nahi\\b`,
);

/** Marks the programs that somebody says are not for them, and gives those that a message refuses, by name or by pointing. */
export function refusedIn(
  tokens: readonly Token[],
  focus: readonly Program[],
  programs: readonly Program[],
): readonly Program[] {
  const refused = splitAfter(tokens, ({ ends }) => ends !== undefined).flatMap((part) => {
    if (isQuestion({ tokens: part, text: textOf(part) })) return [];
    const named = part.flatMap((token, at) => {
      if (token.kind !== "program") return [];
      const behind = textOf(part.slice(at + 1));
      const isOut =
        notForThem.test(behind) ||
        (unwanted.test(textOf(part.slice(0, at))) && !asksForIt.test(behind));
      if (isOut) token.excluded = true;
      return isOut ? programs.filter(({ slug }) => token.slugs.includes(slug)) : [];
    });
    return named.length === 0 && focus.length === 1 && thatOne.test(textOf(part)) ? focus : named;
  });
  return [...new Set(refused)];
}

/**
 * What was refused before and is not asked for by this message: by a name, by who they are, by what it teaches, or as they
 * are ready to write code after all.
 */
export function stillRefused(
  { not = [] }: Context,
  tokens: readonly Token[],
  programs: readonly Program[],
): readonly Program[] {
  const people = tokens.filter(isPerson);
  const isReady = willCode(textOf(tokens));
  return not
    .flatMap((number) => programs[Number(number)] ?? [])
    .filter((program) => {
      const isNamed = tokens.some(
        (token) =>
          !token.excluded &&
          ((token.kind === "program" && token.slugs.includes(program.slug)) ||
            (isSkill(token) &&
              token.kind === "skill" &&
              program.features.some((one) => token.features.includes(one)))),
      );
      const isForThem =
        forNamed(people, [program]).length > 0 && byPerson(people, [program]).length > 0;
      return !isNamed && !isForThem && !(isReady && program.needsCode);
    });
}
