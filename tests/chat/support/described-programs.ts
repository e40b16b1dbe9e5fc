import type { Program } from "../../../content/programs.ts";
import { firstContent } from "../../support/first-provider.ts";

/** What the first provider's programs are called by who does not know their titles, by slug. */
const callings: Readonly<Record<string, readonly string[]>> = {
  "ai-application": [
    "the app course",
    "the 40 hour one",
    "the first one",
    "the one with python",
    "the python course",
    "the application developer program",
    "the longer developer one",
  ],
  "agentic-ai": [
    "the agentic one",
    "the shorter developer one",
    "the multi agent course",
    "agentic",
    "the one for engineers",
    "the second one",
    "the 10 hour dev one",
  ],
  "ai-business": [
    "the leaders course",
    "the one for managers",
    "the third one",
    "the business one",
    "the one without coding",
    "the ROI course",
    "ur leadership course",
  ],
};

const all: readonly Program[] = firstContent.programs;

/** What an answer must hold: the programs that it names, and no others; numbers; what it begins with. */
export type Expected = {
  only?: readonly Program[];
  numbers?: readonly number[];
  text?: string;
  yes?: boolean;
};
/** A question about X, or about X and Y, and what the content answers. */
export type OfOne = readonly [question: string, (one: Program) => Expected];
export type OfTwo = readonly [question: string, (one: Program, other: Program) => Expected];

/** All programs but these. */
export function rest(...out: readonly Program[]): Program[] {
  return all.filter((program) => !out.includes(program));
}

/** How many hours these take together. */
export function sum(programs: readonly Program[]): number {
  return programs.reduce((hours, program) => hours + program.hours, 0);
}

/** The question with each program that it may be of, however that is called. */
export function askedOfEach([question, answer]: OfOne): (readonly [string, Expected])[] {
  return all.flatMap((one) =>
    called(one).map((calling) => [question.replaceAll("X", calling), answer(one)] as const),
  );
}

/** The question with each two programs, each called otherwise from question to question. */
export function askedOfTwo([question, answer]: OfTwo): (readonly [string, Expected])[] {
  return all.flatMap((one, at) =>
    rest(one).map((other) => {
      const [first, second] = [called(one), called(other)];
      const place = question.length + at;
      const asked = question
        .replaceAll("X", first[place % first.length] ?? one.title)
        .replaceAll("Y", second[(place * 3 + 1) % second.length] ?? other.title);
      return [asked, answer(one, other)] as const;
    }),
  );
}

function called({ slug }: Program): readonly string[] {
  return callings[slug] ?? [];
}

/** What is wrong with a reply; nothing where it holds all that it must, and no other program. */
export function wrongIn(reply: string, { only, numbers = [], text, yes }: Expected): string[] {
  const named = all.filter(({ title }) => reply.includes(title));
  const lacking = only?.filter((program) => !named.includes(program)) ?? [];
  const more = only ? named.filter((program) => !only.includes(program)) : [];
  return [
    ...lacking.map(({ slug }) => `lacks ${slug}`),
    ...more.map(({ slug }) => `names ${slug}`),
    ...numbers
      .filter((one) => !new RegExp(`\\b${one}\\b`).test(reply))
      .map((one) => `lacks ${one}`),
    ...(text === undefined || reply.includes(text) ? [] : [`lacks "${text}"`]),
    ...(yes === undefined || reply.startsWith(yes ? "Yes." : "No.") ? [] : ["another verdict"]),
  ];
}
