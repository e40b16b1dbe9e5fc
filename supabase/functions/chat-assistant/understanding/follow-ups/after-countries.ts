import type { Clause } from "../clauses/clauses.ts";
import type { Context } from "../references/context.ts";
import { wordSet } from "../tokens/word-set.ts";

const nationality =
  /^(?:german|french|japan\w*|chinese|russian|brazil\w*|austral\w*|canad\w*|american|usa|british|english|indian|singapor\w*|malays\w*|emirati|nepali|sri)$/;

/** "And for my husband, his is French?" */
function namesCountry(clause: Clause): boolean {
  const isNamed = clause.tokens.some(
    ({ kind, text, excluded }) => !excluded && (kind === "place" || nationality.test(text)),
  );
  return (
    isNamed &&
    clause.tokens.length < 12 &&
    !/\b(?:office|located|based|teach|taught|branch|cent(?:er|re)|classes|is (?:it|that|this) only|attend|session|outside|take part|participate|english (?:is|bhi|also|thodi|weak)|my english|mode|online|aana|(?:in|speak|speaks|or|ya) (?:english|hindi|french|german|japanese|chinese|russian))\b/.test(
      clause.text,
    )
  );
}

/** After these a country is asked of for its numbers: "mine is a German number". */
export const formAsked = wordSet("formFields formLocked register afterRegister");

const asksWhen =
  /\b(?:launch|starts?|begins?|what time|which time|what hour|which hour|timing|timings|classes)\b/;

/** "And in Germany?", after what differs by country: that again, of the country named. */
export function afterCountries(clause: Clause, context: Context): string | undefined {
  // "(Is my German number fine,) and when does the launch start in Berlin?"
  const isOfTime = asksWhen.test(clause.text) && context.topics[0] !== "launch";
  return namesCountry(clause) && !isOfTime ? placeTopic(context) : undefined;
}

/** What a place asks again behind this, if that differs by place. */
export function askedByPlace(topic: string | undefined): string | undefined {
  if (topic === "leadingZero") return "phoneFormat";
  return topic === "launch" || topic === "phoneFormat" ? topic : undefined;
}

/** What was asked last that differs by place. */
function placeTopic({ topics }: Context): string | undefined {
  const [last] = topics.flatMap((topic) => askedByPlace(topic) ?? []);
  const isOfForm = topics.slice(0, 3).some((topic) => formAsked.has(topic));
  return last ?? (isOfForm ? "phoneFormat" : undefined);
}
