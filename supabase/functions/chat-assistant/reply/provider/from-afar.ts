import { textOf } from "../../understanding/tokens/text.ts";
import { wordSet } from "../../understanding/tokens/word-set.ts";
import type { Part, Provider, Question } from "../wording/answer.ts";
import { stated } from "./stated-answers.ts";

const staysAway =
  /\b(?:not|never|without|nahi)\b(?: \w+){0,2} (?:travel\w*|com(?:e|ing) (?:down |over |all the way )?(?:to|there)|relocat\w*|mov(?:e|ing) to|shift(?:ing)? to|commut\w*|visit|jaa?\w*|aa (?:sak|pa)\w+)\b/;
const whatRemains =
  /\b(?:which|what|anything|any|kaun\w*|kons\w*)\b.*\b(?:(?:can|could|may) (?:i|we|he|she|they)|(?:i|we|he|she|they) (?:can|could|may)|(?:is|are) (?:left|possible|open|there)|(?:kar|le|join kar) sak\w+|remains?)\b/;
const ofPlace = wordSet("abroad otherCity mode onSite visa");
const ofChoice = wordSet("programs recommendation summary register mode otherCity abroad onSite");
const online = /\b(?:online|remote(?:ly)?|virtual(?:ly)?|from home)\b/i;

/**
 * "I won't travel to Pune. What can I still do?", "(From abroad? Not that one.) Then which ones can I?": by how each is
 * held, those that are online from the first to the last class: not "in our classroom, every third Saturday online".
 */
export function fromAfar(provider: Provider, question: Question): Part | undefined {
  const { intent, clause, message, context } = question;
  const { reply, values } = provider.content.answers.mode ?? {};
  if (!reply || !values || !ofChoice.has(intent) || !whatRemains.test(clause.text))
    return undefined;
  const [last = ""] = context.topics;
  const isAway =
    staysAway.test(textOf(message)) || (ofPlace.has(last) && clause.tokens.length < short);
  const { programs } = provider.content;
  const found = programs.filter(({ slug }) => online.test(values[slug]?.split(/[,;]/)[0] ?? ""));
  if (!isAway || found.length === 0) return undefined;
  const selection = { ...question.selection, named: found, about: found };
  return { ...stated(provider, { ...question, intent: "mode", selection }), met: found };
}

/** So few words go on with what was told before. */
const short = 9;
