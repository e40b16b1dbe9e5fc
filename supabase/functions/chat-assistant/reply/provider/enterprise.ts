import type { Program } from "../../../../../content/programs.ts";
import { byPerson } from "../../understanding/entities/programs-for-people.ts";
import { programsTeaching } from "../../understanding/entities/programs-teaching.ts";
import { isQuestion } from "../../understanding/sentences/statements.ts";
import { textOf } from "../../understanding/tokens/text.ts";
import type { Part, Provider, Question } from "../wording/answer.ts";
import { audienceLines } from "../wording/audience-lines.ts";
import { stated } from "./stated-answers.ts";

/** "Nothing standard", "a program of our own" */
const wantsOwn =
  /\b(?:custom\w*|tailor\w*|bespoke|private|special|our own|none|no need|not (?:the|your|a) (?:\w+ )?(?:standard|normal|usual|regular|ready\w*))\b/;
const most = 2;

/**
 * That there are custom programs for teams; and where somebody says who their people are or what they are to learn, the
 * programs that are for them: "our department heads should understand the numbers".
 */
export function enterprise(provider: Provider, question: Question): Part {
  const part = stated(provider, question);
  const fitting = fittingFor(question);
  if (!part.text || fitting.length === 0) return part;
  return {
    ...part,
    text: `${part.text}\n\n${audienceLines(provider, fitting)}`,
    programs: fitting,
  };
}

function fittingFor({ clause, message, selection }: Question): readonly Program[] {
  const { named, open } = selection;
  if (named.length > 0 || isQuestion(clause) || wantsOwn.test(textOf(message))) return [];
  const features = message.flatMap((token) =>
    token.kind === "skill" && !token.excluded ? token.features : [],
  );
  const teaching = programsTeaching(open, features);
  const fitting = teaching.length > 0 ? teaching : byPerson(message, open);
  return fitting.length <= most && fitting.length < open.length ? fitting : [];
}
