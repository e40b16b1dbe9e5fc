import type { Program } from "../../../../../content/programs.ts";
import type { Token } from "../../understanding/tokens/token.ts";
import { type Part, type Provider, type Question, say } from "../wording/answer.ts";
import { durationLines } from "../wording/duration-lines.ts";
import { titles } from "../wording/titles.ts";
import { hoursOf } from "./hours-of.ts";

const ofEach = /\b(?:each(?: of (?:us|them))?|apiece|respectively|per head|per person|har ek)\b/;
/** Where another begins to be spoken of: "she does the one, I take the other" */
const somebody =
  /^(?:i|he|she|they|we|my|our|his|her|me|main|wo|woh|the other|another|others?|one|two)$/;
const joins = /^(?:and|aur|while|whereas|but)$/;

/** "She does the leaders' course, I take both developer ones. How many hours for each of us?": of each what they take together. */
export function eachPerson(provider: Provider, question: Question): Part | undefined {
  if (!ofEach.test(question.clause.text)) return undefined;
  const { programs } = provider.content;
  const groups = sharesOf(question.message).flatMap((tokens) => {
    const taken = takenIn(tokens, programs);
    return taken.length > 0 ? [taken] : [];
  });
  const isShared = groups.length > 1 && groups.some((group) => group.length > 1);
  if (!isShared) return undefined;
  const text = groups.map((group) => shareLine(provider, group)).join("\n");
  return { text, programs: [...new Set(groups.flat())] };
}

function shareLine(provider: Provider, group: readonly Program[]): string {
  if (group.length === 1) return durationLines(provider, group);
  return say(provider, "combination", { titles: titles(group), hours: hoursOf(group) });
}

/** What is said of one after the other. */
function sharesOf(message: readonly Token[]): Token[][] {
  const shares: Token[][] = [[]];
  message.forEach((token, at) => {
    const before = message[at - 1];
    const isNext = before?.ends !== undefined || joins.test(before?.text ?? "");
    const isOther = somebody.test(token.text) || token.kind === "person";
    if (isNext && isOther) shares.push([]);
    shares.at(-1)?.push(token);
  });
  return shares;
}

function takenIn(tokens: readonly Token[], programs: readonly Program[]): readonly Program[] {
  const slugs = tokens.flatMap((token) =>
    token.kind === "program" && !token.excluded ? token.slugs : [],
  );
  return programs.filter(({ slug }) => slugs.includes(slug));
}
