import type { Program } from "../../../../../content/programs.ts";
import { isForBeginners } from "../entities/programs-for-people.ts";
import { noun } from "../entities/programs-named.ts";
import { textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";
import { isDescribable, withStandIn } from "./stand-in.ts";

const withoutCode =
  /^(?:(?:that|which) )?(?:has (?:no|zero)|needs (?:no|zero)|with (?:no|zero)|without)(?: any)? (?:cod\w+|programming)$/;
/** "The non-technical one", "bina coding wala" */
const codeless =
  /^(?:(?:non|not so|less|least) ?(?:technical|tech|techie|coding)|nontechnical|noncoding|no ?code|codeless|(?:no|zero|bina|without) (?:cod\w+|programming))$/;
/** "The technical one" */
const coded = /^(?:technical|tech|techie|techy|coding|nerdy|geeky)$/;

/** "The one starting from the basics" */
const fromStart =
  /^(?:(?:that|which) )?(?:starts?|starting|begins?|beginning) (?:from|with|at) (?:the )?(?:very |python |coding |programming )?(?:basics?|zero|scratch|beginning|start)$/;

type Found = { from: number; length: number; is: (program: Program) => boolean };

const needsCode = (program: Program) => program.needsCode;
const needsNone = (program: Program) => !program.needsCode;

/** "How long is the one that needs no code?", "drop the technical one": where that tells which is meant, it names it. */
export function nameByCode(tokens: readonly Token[], programs: readonly Program[]): Token[] {
  const found = describedAfter(tokens) ?? describedBefore(tokens);
  if (!found) return [...tokens];
  const slugs = programs.filter(found.is).map(({ slug }) => slug);
  if (slugs.length === 0 || slugs.length === programs.length) return [...tokens];
  return withStandIn(tokens, found.from, found.length, { slugs });
}

/** "The one that needs no code", "the one starting from basics" */
function describedAfter(tokens: readonly Token[]): Found | undefined {
  const from = tokens.findIndex(({ ends }, place) => !ends && isDescribable(tokens, place));
  if (from < 0) return undefined;
  const following = tokens.slice(from + 1, from + 7);
  const [codeless, gentle] = [lengthOf(following, withoutCode), lengthOf(following, fromStart)];
  if (codeless > 0) return { from, length: codeless + 1, is: needsNone };
  return gentle > 0 ? { from, length: gentle + 1, is: isForBeginners } : undefined;
}

/** "The technical one", "the no code course" */
function describedBefore(tokens: readonly Token[]): Found | undefined {
  for (const [at, token] of tokens.entries()) {
    if (token.kind !== "word" || !noun.test(token.text)) continue;
    const found = [2, 1].flatMap((words): Found[] => {
      const from = at - words;
      const text = textOf(tokens.slice(Math.max(0, from), at));
      const isSaid = codeless.test(text) || (coded.test(text) && pointsAt(tokens, from));
      const length = words + 1;
      const is = codeless.test(text) ? needsNone : needsCode;
      return from >= 0 && isSaid ? [{ from, length, is }] : [];
    });
    if (found[0]) return found[0];
  }
  return undefined;
}

/** "The technical one", "the other technical one" */
function pointsAt(tokens: readonly Token[], from: number): boolean {
  const before = isSize(tokens[from - 1]) ? from - 2 : from - 1;
  const [first, second] = [tokens[before - 1]?.text ?? "", tokens[before]?.text ?? ""];
  const isOther = second === "other" && /^(?:the|that|your)$/.test(first);
  return (
    isOther || /^(?:the|that|this|those|these|your|all|both|two|three|2|3|more|most)$/.test(second)
  );
}

/** How many words say so behind it; none when they do not. */
function lengthOf(following: readonly Token[], says: RegExp): number {
  const at = following.findIndex((_, place) => says.test(textOf(following.slice(0, place + 1))));
  const isOne = following.slice(0, at).every(({ ends }) => !ends);
  return at >= 0 && isOne ? at + 1 : 0;
}

const short = /^(?:short|small|quick|brief)(?:er|est)?$/;
const long = /^(?:long|big|lengthy|bigg|lengthi)(?:er|est)?$/;

/** "The (ten hour) coding one", "the (short) technical one" */
function isSize(token: Token | undefined): boolean {
  if (!token || token.excluded || token.ends) return false;
  return token.kind === "hours" || short.test(token.text) || long.test(token.text);
}
