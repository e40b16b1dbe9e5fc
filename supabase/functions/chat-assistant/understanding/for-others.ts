import type { Program } from "../../../../content/programs.ts";
import { byPerson } from "./for-people.ts";
import type { Token } from "./token.ts";

const standsFor =
  /^(?:course|program|programme|one|ones|wala|wale|wali|bootcamp|training|courses|programs|programmes|nothing|anything|none)$/;

/** "Not the one for bosses": a program for people who are called otherwise in its own words. */
export function forOthers(tokens: readonly Token[], program: Program): boolean {
  return tokens.some((token, at) => {
    const isFor = tokens.slice(Math.max(0, at - 2), at).some(({ text }) => text === "for");
    const stands = tokens.slice(0, at).some(({ text }) => standsFor.test(text));
    const isDeed = token.kind === "person" && token.isDeed === true;
    const isOut =
      token.kind === "person" && token.excluded === true && ((isFor && stands) || isDeed);
    return isOut && byPerson([{ ...token, excluded: undefined }], [program]).length > 0;
  });
}
