import { splitAfter, textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";

const number = "(?:two|three|four|five|six|several|some|[2-9]|a few|a couple(?: of)?)";
const people =
  "(?:people|persons|colleagues|employees|folks|staff|reports|members|guys|candidates|relatives|friends|coworkers|heads|hires|juniors|seniors)";
/** "I have three people to place", "for two of my colleagues" */
const forPeople = new RegExp(
  `\\b(?:have|has|got|with|for|place|send|sending|train|training|enroll|register|put|find|of) (?:\\w+ )?${number} (?:of (?:my|our|the) )?(?:\\w+ )?${people}\\b`,
);
const self = /^(?:i|me|myself|mine)$/;

/** "I am from HR and have three people to place: an analyst and our CEO": who writes so asks for those alone. */
function asksForOthersOnly(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex((_, place) => forPeople.test(textOf(tokens.slice(0, place + 1))));
  const listed = tokens.slice(at + 1);
  const named = listed.filter(({ kind, excluded }) => kind === "person" && !excluded);
  return at >= 0 && named.length > 1 && !listed.some(({ text }) => self.test(text));
}

const chooses = /\b(?:which|what|where|suits?|fits?|recommend|suggest|but for)\b/;
const forSelf =
  /\b(?:(?:do|should|can|could|would|shall|must) i|(?:for|suits?|fits?) (?:me|myself))\b/;
const forOther =
  /\b(?:(?:does|should|can|could|would|shall|must) (?:he|she)|(?:for|suits?|fits?) (?:him|her|them))\b/;

/** "My interns code, I never do. Which one do I take?": of several that are told of it is asked for one side alone. */
export function sideAskedFor(tokens: readonly Token[]): "self" | "other" | undefined {
  if (asksForOthersOnly(tokens)) return "other";
  const sentences = splitAfter(tokens, ({ ends }) => ends === "sentence");
  const asked = textOf(sentences.at(-1) ?? []);
  const isAskedBefore = sentences
    .slice(0, -1)
    .flat()
    .some(({ asks }) => asks);
  if (sentences.length < 2 || isAskedBefore || !chooses.test(asked)) return undefined;
  const [isSelf, isOther] = [forSelf.test(asked), forOther.test(asked)];
  return isSelf === isOther ? undefined : isSelf ? "self" : "other";
}
