import { suiting } from "../../understanding/people/suiting.ts";
import { orAll, type Part, type Provider, type Question, say } from "../wording/answer.ts";
import { audienceLines } from "../wording/audience-lines.ts";

const ofPeople =
  /\bsame (?:\w+ ){0,2}?(?:people|persons?|audience|crowd|groups?|learners|profiles?|public|kind|sort|type)\b/;
const ofProgram =
  /\bsame (?:one|thing|course|program|programme|class|training)\b|\bthe same(?: as\b|$)/;

/** "Are they aimed at the same people?", "is the course for managers the same as that for engineers?" */
export function samePeople(provider: Provider, question: Question): Part | undefined {
  const { selection, message, clause, conditions, yesOrNo } = question;
  if (!yesOrNo || !conditions.isSame) return undefined;
  const about = ofPeople.test(clause.text)
    ? orAll(provider, selection.about)
    : ofProgram.test(clause.text)
      ? suiting(provider.content.programs, message, {}).programs
      : [];
  if (about.length < 2) return undefined;
  const isSame = about.every(({ audience }) => audience === about[0]?.audience);
  const lines = audienceLines(provider, about);
  return { text: `${say(provider, isSame ? "yes" : "no")} ${lines}`, programs: about };
}
