import { byPerson } from "../../understanding/entities/programs-for-people.ts";
import { asksToJoin } from "../prerequisites/asks-to-join.ts";
import { beginning } from "../prerequisites/beginning.ts";
import { withoutPrior } from "../prerequisites/without-prior.ts";
import { stated } from "../provider/stated-answers.ts";
import { orAll, type Part, type Provider, type Question, say } from "../wording/answer.ts";
import { audienceLines } from "../wording/audience-lines.ts";
import { recommendation } from "./recommendation.ts";

/** What one has to bring along, as far as that is known; else whom the programs are for. */
export function prerequisites(provider: Provider, question: Question): Part {
  const known =
    withoutPrior(provider, question) ??
    beginning(provider, question) ??
    forSuch(provider, question);
  if (known) return known;
  const about = orAll(provider, question.selection.about);
  const lines = audienceLines(provider, about);
  const { text = "" } = stated(provider, { ...question, intent: "prerequisites" });
  return { text: `${say(provider, "whoFor")}\n${lines}\n${text}`, programs: about };
}

/** "Can a government servant join?", where some programs are for such people. */
function forSuch(provider: Provider, question: Question): Part | undefined {
  const { clause, selection } = question;
  const { programs } = provider.content;
  const people = clause.tokens.filter(({ kind, excluded }) => kind === "person" && !excluded);
  const { size } = new Set(byPerson(people, programs));
  const isTold = size > 0 && size < programs.length && selection.about.length === 0;
  return isTold && asksToJoin.test(clause.text) ? recommendation(provider, question) : undefined;
}
