import type { Answer } from "../../../../../content/assistant/answer.ts";
import type { Program } from "../../../../../content/programs.ts";
import { placesIn } from "../../understanding/conditions/ordinals.ts";
import type { Offer } from "../../understanding/entities/offers.ts";
import { setsAside } from "../../understanding/negation/set-aside.ts";
import { asksNegatively } from "../../understanding/sentences/yes-or-no.ts";
import { textOf } from "../../understanding/tokens/text.ts";
import {
  eachProgram,
  orAll,
  type Part,
  type Provider,
  type Question,
  say,
} from "../wording/answer.ts";
import { capital, fill, fillAnswer } from "../wording/fill.ts";
import { titles } from "../wording/titles.ts";
import { howMany } from "./how-many.ts";
import { leftOf } from "./left-of.ts";
import { asksIfLimited, unlimited } from "./limited-to-some.ts";

/** The answer as content/assistant states it, or that it is not known. */
export function stated(provider: Provider, question: Question): Part {
  const answer = provider.content.answers[question.intent];
  if (!answer) return { text: say(provider, "dontKnow"), programs: [] };
  const { reply, notKnown, each, yes } = answer;
  const { named } = question.selection;
  const about = named.length > 0 ? named : question.selection.about;
  if (reply && each) return statedOfEach(provider, answer, reply, orAll(provider, about));
  const text = reply && fillAnswer(reply, provider.facts);
  // "Is it harder than the first?" stays with that one.
  const [compared = []] = question.sides ?? [];
  const programs = compared.length === 1 ? compared : about;
  if (!text)
    return { ...(notKnown ? { notKnown } : { text: say(provider, "dontKnow") }), programs };
  const isYes = yes && isPlain(question);
  const told = text + unlimited(provider, question, answer);
  return { text: isYes ? `${say(provider, "yes")} ${told}` : told, programs };
}

/** A line for each of these programs; those of which the content does not tell it are named as such. */
function statedOfEach(
  provider: Provider,
  { notKnown, values = {} }: Answer,
  reply: string,
  programs: readonly Program[],
): Part {
  const line = (program: Program) =>
    eachProgram(provider, reply, [program], ({ slug }) => ({ value: values[slug] }));
  const [told, untold] = [programs.filter(line), programs.filter((program) => !line(program))];
  const text = told.map(line).join("\n");
  if (untold.length === 0) return { text, programs };
  if (told.length === 0 && programs.length === provider.content.programs.length)
    return { ...(notKnown ? { notKnown } : { text: say(provider, "dontKnow") }), programs };
  if (!notKnown) {
    const gap = say(provider, "notMentionedFor", { titles: titles(untold) });
    return { text: text ? `${text}\n${gap}` : gap, programs };
  }
  const missing = say(provider, "thingsFor", { things: notKnown, titles: titles(untold) });
  return { ...(text && { text }), notKnown: missing, programs };
}

/** Of this the content says nothing: "a hard copy of the certificate". */
const qualified =
  /\b(hard copy|female|male|woman|women|lady|lifelong|personal|famous|certified|printed|physical|free|online|offline|government|valid|daily|weekly|every|unlimited|instant|paid|international)\b/;

/** Whether "yes" would say no more than the answer itself: not of all programs, nor of what is missing. */
function isPlain({ yesOrNo, conditions, clause, foreign }: Question): boolean {
  // "Do we get OpenAI credits for the project work?"
  const isOfOther = clause.tokens.some(({ kind }) => kind === "technology");
  const isOpen = !conditions.isAll && !isOfOther && !qualified.test(clause.text) && foreign === 0;
  return yesOrNo && isOpen && !asksNegatively(clause);
}

/** Small talk, and what is none of our business. */
export function talk(provider: Provider, intent: string): Part {
  const template = provider.content.talk[intent];
  return {
    text: (template && fill(template, provider.facts)) || say(provider, "dontKnow"),
    programs: [],
  };
}

/** Where one reads what learners say; asked what that is, what they say. */
export function testimonials(provider: Provider, question: Question): Part {
  const quote = quoteAt(provider, question);
  if (quote) return { text: quote, programs: [] };
  const isAsked =
    asksWhatIsSaid.test(question.clause.text) || setsAside(textOf(question.clause.tokens));
  const told = isAsked ? quotes(provider, { ...question, intent: "quotes" }) : undefined;
  const part = told?.text ? told : stated(provider, question);
  const begin = howMany(provider, question, provider.content.testimonials.items.length);
  return part.text ? { ...part, text: begin + part.text } : part;
}

/** What learners say; "whose quote is there other than the consultant's?" asks for the others. */
export function quotes(provider: Provider, question: Question): Part {
  const told = provider.facts.quotes;
  if (told === undefined) return stated(provider, question);
  const all = String(told).split("\n");
  const left = leftOf(all.map(speakerOf), question.clause.tokens);
  const asked = all.filter((quote) => left.includes(speakerOf(quote))).join("\n");
  return stated({ ...provider, facts: { ...provider.facts, quotes: asked } }, question);
}

function speakerOf(quote: string): string {
  return quote.replace(/:.*/s, "");
}

/** "The second of those, what does it say?", after what learners say */
function quoteAt({ facts, content }: Provider, { clause, context }: Question): string | undefined {
  const [last = ""] = context.topics;
  const { place } = placesIn(clause.tokens);
  if (!/^(?:testimonials|quotes|alumni)$/.test(last) || place === undefined) return undefined;
  const isTold = content.testimonials.items.at(place) !== undefined;
  return isTold
    ? String(facts.quotes ?? "")
        .split("\n")
        .at(place)
    : undefined;
}

/** "What do your past students say?" */
const asksWhatIsSaid =
  /\bwhat (?:do|did|does|have|has|had) (?:\w+ ){1,6}?(?:say|said|tell|told|got to say|to say)\b/;

/** All that the provider offers, or what the question calls by its name: "what is Gen AI Mastery?" */
export function benefits(provider: Provider, question: Question): Part {
  const { offer } = question;
  const text = offer && told(provider, offer);
  // "(What is Gen AI Mastery,) and is it in every program?"
  const points = /\b(?:it|that|this|they|these|those)\b/.test(question.clause.text);
  const isOfThat = !offer && points && question.yesOrNo;
  if (isOfThat && asksIfLimited(question))
    return { text: capital(say(provider, "notLimited")), programs: [] };
  if (!text) {
    const part = stated(provider, { ...question, intent: "benefits" });
    const begin = howMany(provider, question, provider.content.benefits.items.length);
    return part.text ? { ...part, text: begin + part.text } : part;
  }
  const verdict = isPlain(question) ? `${say(provider, "yes")} ` : "";
  return { text: verdict + text, programs: [] };
}

function told(provider: Provider, { kind, id }: Offer): string | undefined {
  const fact = provider.facts[`${kind}.${id}`];
  if (fact === undefined) return undefined;
  if (kind === "benefit") return String(fact);
  return say(provider, kind === "perk" ? "youGet" : "isHighlight", { offer: fact });
}
