import type { Program } from "../../../../../content/programs.ts";
import { byPerson } from "../entities/programs-for-people.ts";
import { isGuessed } from "../people/guessed.ts";
import { splitAfter, textOf } from "../tokens/text.ts";
import { isPerson, type Token } from "../tokens/token.ts";

/** What stands for somebody, or for a program, where only that matters. */
function masked(tokens: readonly Token[]): string {
  return tokens
    .map(({ kind, text }) =>
      kind === "person" ? "@person" : kind === "program" ? "@program" : text,
    )
    .join(" ");
}

const one =
  "(?:that|this|it|its|(?:that|this|the|the first|the other|@program) (?:one|course|program|programme|wala)|@program)";
/** "That is for (founders)", "but you say it's for (analysts)", "it says for (managers)", "only for (bosses)" */
const saysForWhom = new RegExp(
  `(?:\\b${one} (?:(?:is|are|says?|said|was|sounds?|seems?|looks?|reads?) )?|\\b(?:say|says|said|wrote|written|mentioned|states?) |^(?:but |and |no |only |just )*)(?:(?:it|its|is|that|this|only|just|meant|made|more|really|written|clearly|like|something|all|mainly|mostly) )*for (?:(?:the|a|an|only|@person|and|or|heads|of|function|like) )*$`,
);

/** "Ye to manager logo ke liye hai na" */
const isForWhomInHindi =
  /\b(?:ye|yeh|wo|woh|vo|@program) (?:\w+ ){0,2}?@person (?:(?:logo|logon|log|aur|@person|walo) )*ke liye\b/;

/** "He's neither", "I'm none of these" */
const isNone =
  /\b(?:neither|none of (?:those|these|them|that)|not (?:one|that|those|any of|either|like that)|no (?:such thing|leader|boss))\b|\b(?:i|he|she|we|they) (?:am|is|are) not\b|\bnahi (?:hu|hun|hoon|hai|hain)\b/;
/** "Is it any use for me?", "how will that help him?" */
const isItForMe =
  /\b(?:use|good|suitable|right|something|anything|worth|ok|okay|fit|point|help\w*)\b.* (?:me|us|him|her|them)\b|\bmere (?:jais\w+|liye)\b/;

/**
 * Marks those as waved off for whom a program is said to be by somebody who is something else: "that is for founders and
 * managers, I am a student", "you say it's for developers, he's neither", "that says for managers, is it any use for
 * me?" It must be for them, and be spoken of. Gives whether there are any.
 */
export function markDeniedAudience(tokens: readonly Token[], spoken: readonly Program[]): boolean {
  const parts = splitAfter(tokens, ({ ends }) => ends === "sentence");
  const denied = parts.flatMap((part) =>
    part.filter(
      (token, at) =>
        isPerson(token) &&
        (saysForWhom.test(`${masked(part.slice(0, at))} `.trimStart()) ||
          isForWhomInHindi.test(masked(part))) &&
        byPerson([token], spoken).length > 0,
    ),
  );
  if (denied.length === 0) return false;
  const isElse = tokens.some((token) => isPerson(token) && !denied.includes(token));
  const text = textOf(tokens);
  if (!isElse && !isNone.test(text) && !isItForMe.test(text)) return false;
  for (const token of denied) token.excluded = true;
  return true;
}

/** Of what was recommended that which is for those whom somebody says not to be, and for nothing else that they are. */
export function deniedIn(
  tokens: readonly Token[],
  recommended: readonly Program[],
): readonly Program[] {
  const denied = tokens
    .filter(({ kind, excluded }) => kind === "person" && excluded)
    .map((token) => ({ ...token, excluded: undefined }));
  const people = tokens.filter(isPerson).filter((one) => !isGuessed([one]));
  const theirs = byPerson(people, recommended);
  return byPerson(denied, recommended).filter((one) => !theirs.includes(one));
}
