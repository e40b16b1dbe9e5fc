import type { Program } from "../../../../../content/programs.ts";
import { byPerson } from "../../understanding/entities/programs-for-people.ts";
import { bySlugs } from "../../understanding/references/by-slugs.ts";
import { namesProgram } from "../../understanding/references/only-names.ts";
import { asksHoursTaken, sentenceWith } from "../../understanding/sentences/only-takes.ts";
import { textOf } from "../../understanding/tokens/text.ts";
import type { Token } from "../../understanding/tokens/token.ts";
import { orAll, type Provider, type Question } from "../wording/answer.ts";

/** "Everything except the agents", "every one of your courses", "teeno courses milake" */
export const takesAll =
  /\b(?:everything|every (?:single )?(?:course|program|programme|training|one of (?:your|the|these))|all (?:of )?(?:your|the|these)(?: \w+)? (?:courses|programs|programmes|trainings)|all (?:the )?(?:three|four|five|courses|programs|programmes)|(?:the|whole) (?:whole )?(?:lot|catalogue|range)|teeno|teenon|chaaro|saare|sare|sabhi)\b/;

/** "Which is over quickest? And if I took every one of them": of all, whichever was told first. */
const everyOne = /\b(?:every|each) (?:single )?one of (?:them|those)\b/;
const ofYours = /\b(?:of|among) (?:all )?(?:your|the) (?:courses|programs|programmes|trainings)\b/;

/** "But skips the business one", "minus the agents" */
const before =
  /\b(?:skip(?:s|ping)?|drop(?:s|ping)?|omit(?:s|ting)?|leav(?:es|ing) out|minus|except|without|but not|and not|excluding|not counting|barring)(?: (?:the|your|that|this|out))*$/;
/** "Leaders wala hata do", "agentic chhod ke" */
const behind =
  /^(?:(?:course|program|one|wala|wale|ko|wali) )*(?:hata\w*|nika+l\w*|ch?h?od\w*|skip kar\w*|ke bina|ke alawa|ke siva+|left out|taken out|excluded|aside|removed)\b/;

/** The programs whose hours are added up or worked out: what a question is about, or all, without those that are taken from them. */
export function summedPrograms(provider: Provider, question: Question): readonly Program[] {
  const { programs } = provider.content;
  const { clause, message, selection } = question;
  const sentence = sentenceWith(message, clause.tokens);
  const out = takenFrom(sentence, programs);
  const said = textOf(message);
  const isOfAll =
    (everyOne.test(clause.text) && ofYours.test(said)) ||
    (takesAll.test(clause.text) && (out.length > 0 || !namesProgram(clause)));
  const taken = isOfAll ? [] : takenInTurn(sentence, programs);
  const about = isOfAll ? selection.open : taken.length > 1 ? taken : aboutOf(provider, question);
  const left = about.filter((program) => !out.includes(program));
  return left.length > 0 ? left : about;
}

/** "(Analytics first,) and machine learning after that" */
const inTurn =
  /\b(?:then|plus|also|next|later|followed by|after (?:that|which|it)|afterwards|uske baad|ke baad|phir|fir|on top|as well|add|added)\b/;

/** What one part begins and the next goes on with: "doing analytics first and then machine learning makes how many hours?" */
function takenInTurn(said: readonly Token[], programs: readonly Program[]) {
  const slugs = said.flatMap((token) =>
    token.kind === "program" && !token.excluded && token.slugs.length === 1 ? token.slugs : [],
  );
  const isInTurn = inTurn.test(textOf(said)) && new Set(slugs).size > 1;
  return isInTurn ? programs.filter(({ slug }) => slugs.includes(slug)) : [];
}

/** "How many hours if I take the first two but skip the business one?": who takes several, asks of the sum. */
export function takesSeveral({ clause, message, yesOrNo }: Question): boolean {
  const text = textOf(sentenceWith(message, clause.tokens));
  return !yesOrNo && asksHoursTaken(clause.text) && takesThem.test(text) && !ofEach.test(text);
}

const takesThem =
  /\b(?:i|we|he|she|they|one|somebody|someone|main|hum) (?:(?:also|then|first|will|would|can|could|want to|have to|plan to) )*(?:takes?|took|do|does|did|joins?|joined|finish\w*|complete\w*|attends?|picks?|chooses?|stud\w+|kar\w*)\b/;
const ofEach =
  /\b(?:each|every|either|or|respectively|separately|individually|any|which|alag)\b|\bhow (?:many|long|much)\b.*\bhow (?:many|long|much)\b/;

/** What a question is about: "we free managers two hours a week; how many weeks would theirs take?" is of what suits them. */
function aboutOf(provider: Provider, { clause, message, selection }: Question) {
  const isTheirs = /\b(?:theirs|their|his|hers|her|mine)\b/.test(clause.text);
  const suited =
    selection.about.length === 0 && isTheirs ? byPerson(message, provider.content.programs) : [];
  return suited.length > 0 ? suited : orAll(provider, selection.about);
}

/** The programs that are left out by what stands around their names. */
function takenFrom(tokens: readonly Token[], programs: readonly Program[]): readonly Program[] {
  const slugs = tokens.flatMap((token, at) => {
    if (token.kind !== "program") return [];
    const isOut =
      before.test(textOf(tokens.slice(0, at))) || behind.test(textOf(tokens.slice(at + 1)));
    return isOut && token.slugs.length === 1 ? token.slugs : [];
  });
  return bySlugs(programs, slugs);
}
