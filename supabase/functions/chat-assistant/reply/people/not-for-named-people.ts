import { forNamed } from "../../understanding/entities/programs-for-people.ts";
import { suiting } from "../../understanding/people/suiting.ts";
import { isPerson } from "../../understanding/tokens/token.ts";
import { type Part, type Provider, type Question, say } from "../wording/answer.ts";
import { audienceLines } from "../wording/audience-lines.ts";

/** "So the leaders' one is not for engineers, right?": it is not, where others are for them by name. */
export function notForNamedPeople(provider: Provider, question: Question): Part | undefined {
  const { clause, message, selection, goals } = question;
  const { programs } = provider.content;
  const isDenied = clause.tokens.some(({ claims }) => claims === "denied");
  const { about } = selection;
  if (!isDenied || about.length === 0) return undefined;
  const theirs = forNamed(message.filter(isPerson), programs);
  const isForOthers = theirs.length > 0 && !theirs.some((one) => about.includes(one));
  const suited = suiting(programs, message, goals, about).programs;
  const text = `${say(provider, "no")} ${audienceLines(provider, about)}`;
  return isForOthers && suited.length === 0 ? { text, programs: about } : undefined;
}
