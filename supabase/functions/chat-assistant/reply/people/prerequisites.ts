import { byPerson } from "../../understanding/entities/programs-for-people.ts";
import { tellsWork } from "../../understanding/people/tells-work.ts";
import { lacksDegree } from "../../understanding/sentences/lacks-degree.ts";
import { textOf } from "../../understanding/tokens/text.ts";
import { isPerson } from "../../understanding/tokens/token.ts";
import { asksIfSoYoung, asksOfAge, tellsAnotherAge } from "../../understanding/topics/of-age.ts";
import { asksToJoin } from "../prerequisites/asks-to-join.ts";
import { beginning } from "../prerequisites/beginning.ts";
import { withoutPrior } from "../prerequisites/without-prior.ts";
import { stated } from "../provider/stated-answers.ts";
import { orAll, type Part, type Provider, type Question, say } from "../wording/answer.ts";
import { audienceLines } from "../wording/audience-lines.ts";
import { recommendation } from "./recommendation.ts";

/** What one has to bring along, as far as that is known; else whom the programs are for. */
export function prerequisites(provider: Provider, question: Question): Part {
  return ofAgeOrDegree(provider, question) ?? broughtAlong(provider, question);
}

/** What is said of the age, where that is asked, and of degrees, where the provider says it there: "no degree is asked for". */
export function ofAgeOrDegree(provider: Provider, question: Question): Part | undefined {
  const text = question.clause.text;
  const isOfAge = asksOfAge(text) || asksIfSoYoung(text, question.message) || tellsAnotherAge(text);
  if (isOfAge) return ofAge(provider, question);
  const { reply = "" } = provider.content.answers.age ?? {};
  if (!degree.test(reply) || !lacksDegree(textOf(question.message))) return undefined;
  const part = stated(provider, { ...question, intent: "prerequisites" });
  const { text: told } = stated(provider, { ...question, intent: "age" });
  return { ...part, text: [told, part.text].filter(Boolean).join("\n\n") };
}

const degree = /\b(?:degrees?|diplomas?|graduat\w+|qualifications?|12th)\b/i;

/** Of which age one may be, as far as that is known, and what suits whoever tells more of themselves than that. */
function ofAge(provider: Provider, question: Question): Part {
  const part = stated(provider, { ...question, intent: "age" });
  const { about } = question.selection;
  const isOpen = about.length === 0 && tellsWho(question.message);
  const fitting = isOpen ? recommendation(provider, { ...question, yesOrNo: false }) : undefined;
  if (!fitting?.whose) return { ...part, programs: about };
  return { ...part, ...fitting, text: [part.text, fitting.text].filter(Boolean).join("\n\n") };
}

function broughtAlong(provider: Provider, question: Question): Part {
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

/** "Am I eligible?", "is it too late for me?" */
const asksOfSelf =
  /^(?:too (?:late|old|young)\b)|\b(?:am i|is he|is she|are we) (?:\w+ )?(?:eligible|allowed|qualified|too (?:late|old|young|early))\b|\b(?:is|am) (?:it|i|he|she) (?:too|very|already|really) (?:late|old|young|early)\b/;

/** "My daughter is 17": whether she may is not told by what suits her. */
const isMinor = /\b(?:am|is|aged?|turning) (?:only |just )?1[0-7]\b/;

/** "Can a government servant join?", "I have done BCom, am I eligible?", where some programs are for such people. */
function forSuch(provider: Provider, question: Question): Part | undefined {
  const { clause, selection, message } = question;
  const { programs } = provider.content;
  if (selection.about.length > 0) return undefined;
  const { size } = new Set(byPerson(clause.tokens.filter(isPerson), programs));
  if (size > 0 && size < programs.length && asksToJoin.test(clause.text))
    return recommendation(provider, question);
  const asksIfMay = asksToJoin.test(clause.text) || asksOfSelf.test(clause.text);
  const fitting =
    asksIfMay && tellsWho(message)
      ? recommendation(provider, { ...question, yesOrNo: false })
      : undefined;
  if (!fitting?.whose) return undefined;
  const { text } = stated(provider, { ...question, intent: "prerequisites" });
  return { ...fitting, text: `${fitting.text}\n${text}` };
}

/** Whether it tells who is to be taught, and no child. */
function tellsWho(message: Question["message"]): boolean {
  return (message.some(isPerson) || tellsWork(message)) && !isMinor.test(textOf(message));
}
