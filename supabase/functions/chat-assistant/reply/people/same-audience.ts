import { orAll, type Part, type Provider, type Question, say } from "../wording/answer.ts";
import { audienceLines } from "../wording/audience-lines.ts";

const ofPeople =
  /\bsame (?:\w+ ){0,2}?(?:people|persons?|audience|crowd|groups?|learners|profiles?|public|kind|sort|type)\b/;

/** "Are they aimed at the same people?" */
export function samePeople(provider: Provider, question: Question): Part | undefined {
  const { selection, clause, conditions, yesOrNo } = question;
  if (!yesOrNo || !conditions.isSame || !ofPeople.test(clause.text)) return undefined;
  const about = orAll(provider, selection.about);
  if (about.length < 2) return undefined;
  const isSame = about.every(({ audience }) => audience === about[0]?.audience);
  const lines = audienceLines(provider, about);
  return { text: `${say(provider, isSame ? "yes" : "no")} ${lines}`, programs: about };
}
