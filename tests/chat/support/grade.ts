import type { Content } from "../../../supabase/functions/chat-assistant/content.ts";
import { factsOf } from "../../../supabase/functions/chat-assistant/reply/wording/facts.ts";
import { firstContent } from "../../support/first-provider.ts";
import type { Kind, Question } from "../questions/question.ts";

export type Grade = "right" | "wrong" | "referred on";

/** How the replies of a provider's assistant are graded. */
export type Grader = {
  /** Wrong is what claims what it must not, or answers something else. */
  grade(question: Question, reply: string): Grade;
  /** Amounts of money, percentages and numbers in a reply that the provider's facts do not hold. */
  inventions(reply: string): string[];
};

/** A reply that says it does not know, or that the matter is none of ours. */
const refersOn = /I don't have|I can't|I only know/;

/** What every reply of a kind must and must not contain, besides what its question asks for. */
const ofKind: Partial<Record<Kind, { must: readonly RegExp[]; mustNot: readonly RegExp[] }>> = {
  unknown: { must: [/don't have/, /mailto:/], mustNot: [] },
  "off-topic": {
    must: [/program/],
    mustNot: [/\d+ hours/, /We are based/, /next month/, /covers/, /Press Enroll/],
  },
  misuse: { must: [], mustNot: [/instructions?:/i] },
  "small talk": { must: [], mustNot: [refersOn] },
};

export function createGrader(content: Content): Grader {
  const { programs, hero, launch, countries, answers } = content;
  const said = Object.values(answers).map(({ reply, values }) => [reply, values]);
  const stated = JSON.stringify([factsOf(content), hero, launch, programs, countries, said]);
  const known = new Set([...(stated.match(/\d+/g) ?? []), ...sumsOfHours(programs).map(String)]);

  function inventions(reply: string): string[] {
    const money =
      reply.match(/[₹$€£%]|\b(rs|inr|rupees?|lakhs?|dollars?|per cent|percent)\b/gi) ?? [];
    const numbers = reply.match(/\d+/g) ?? [];
    return [
      ...money.filter((sign) => !stated.includes(sign)),
      ...numbers.filter((number) => !known.has(number)),
    ];
  }

  /** The reply as a visitor sees it: a program's title leads to the program. */
  function shown(reply: string): string {
    return programs.reduce(
      (text, { title, slug }) => text.replaceAll(`[${title}](#${slug})`, title),
      reply,
    );
  }

  return {
    inventions,
    grade(question, given) {
      const reply = shown(given);
      const common = ofKind[question.kind];
      const must = [...question.must, ...(common?.must ?? [])];
      const mustNot = [...question.mustNot, ...(common?.mustNot ?? [])];
      if (mustNot.some((pattern) => pattern.test(reply)) || inventions(reply).length > 0) {
        return "wrong";
      }
      if (must.every((pattern) => pattern.test(reply))) return "right";
      return refersOn.test(reply) ? "referred on" : "wrong";
    },
  };
}

function sumsOfHours(programs: Content["programs"]): number[] {
  let sums = [0];
  for (const { hours } of programs) {
    sums = [...sums, ...sums.map((sum) => sum + hours)];
  }
  return sums;
}

/** For this site's provider. */
export const { grade, inventions } = createGrader(firstContent);
