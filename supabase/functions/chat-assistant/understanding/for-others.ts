import type { Program } from "../../../../content/programs.ts";
import { byPerson } from "./for-people.ts";
import { noun } from "./naming.ts";
import { textOf } from "./text.ts";
import type { Token } from "./token.ts";

const indefinite = /^(?:nothing|anything|none)$/;

/** "Leave the CEO out. How long are the other two?" */
const left = /\b(?:the|your) (?:others|other (?:two|three|ones|courses|programs)|rest|remaining)\b/;

const drops =
  /\b(?:leave|leaving|drop|dropping|without|minus|forget|skip|skipping|counting|except|excluding|bar|barring|take|taking|besides)\b/;

/** "Not the one for bosses": a program for people who are called otherwise in its own words. */
export function forOthers(
  tokens: readonly Token[],
  program: Program,
  programs: readonly Program[],
): boolean {
  const ofLeft = left.test(textOf(tokens));
  return tokens.some((token, at) => {
    const isFor = tokens.slice(Math.max(0, at - 2), at).some(({ text }) => text === "for");
    const stands = tokens.slice(0, at).some(({ text }) => noun.test(text) || indefinite.test(text));
    const isDeed = token.kind === "person" && token.isDeed === true;
    const isLeft = ofLeft && drops.test(textOf(tokens.slice(Math.max(0, at - 3), at)));
    const isOut =
      token.kind === "person" && token.excluded === true && ((isFor && stands) || isDeed || isLeft);
    if (!isOut) return false;
    const suited = byPerson([{ ...token, excluded: undefined }], programs);
    return suited.includes(program) && (!isLeft || suited.length === 1);
  });
}
