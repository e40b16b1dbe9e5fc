import type { Program } from "../../../content/programs.ts";
import type { Content } from "./content.ts";
import { inSlices } from "./in-slices.ts";
import { intents } from "./intents/all.ts";
import type { Part, Provider, Question } from "./reply/answer.ts";
import { compose, programsIn } from "./reply/compose.ts";
import { factsOf } from "./reply/facts.ts";
import { partFor } from "./reply/parts.ts";
import { offer, suggest } from "./reply/suggest.ts";
import { suiting } from "./reply/suiting.ts";
import { type Asked, questionsOf } from "./understanding/asked.ts";
import { readConditions } from "./understanding/conditions.ts";
import {
  type Context,
  createReadContext,
  nextContext,
  noContext,
} from "./understanding/context.ts";
import { asksYesOrNo, select } from "./understanding/selection.ts";
import { textOf } from "./understanding/text.ts";
import type { Token } from "./understanding/token.ts";
import { createUnderstanding, type Understanding } from "./understanding/understand.ts";

/** What the assistant gives for a message. */
export type Response = {
  /** Plain text with `[label](#section)` and `[address](mailto:address)` as its only markup. */
  reply: string;
  /** To be handed back with the next message. */
  context: Context;
  /** Questions that fit as the next one. */
  suggestions: string[];
  /** The slug of the program whose registration form the visitor has asked for. */
  register?: string;
};

export type Assistant = {
  respond(message: string, context?: Context): Response;
  /** What goes with a reply that somebody else gave to the message. */
  accompany(reply: string, message: string, context: Context): Response;
  readContext(header: string | null): Context;
};

const pointsByPerson = /\b(?:one|course|program|training|bootcamp) for\b/;

const made = new WeakMap<Content, Promise<Assistant>>();

/**
 * The assistant of a provider. Every fact in her replies comes from the content, and nothing of the message is
 * repeated in them. She is made once, which takes a second or so beside other work, and keeps nothing of what she is
 * told.
 */
export function createAssistant(content: Content): Promise<Assistant> {
  const assistant = made.get(content) ?? inSlices(learnToAnswer(content));
  made.set(content, assistant);
  return assistant;
}

function* learnToAnswer(content: Content): Generator<undefined, Assistant> {
  const { understand, skills } = yield* createUnderstanding(content);
  const provider: Provider = { content, facts: factsOf(content), skills };
  const slugs = content.programs.map(({ slug }) => slug);
  const readContext = createReadContext(slugs, [
    ...Object.keys(intents),
    ...Object.keys(content.answers),
  ]);
  return {
    respond(message, context = noContext) {
      const understanding = understand(message);
      const asked = asksOf(understanding, context);
      const parts = asked.map((one) => partOf(one, understanding, context));
      const reply = compose(provider, parts, textOf(understanding.tokens), context);
      const offers = asked.flatMap(({ unsure }) => offer(provider, unsure ?? []));
      return dress(reply, parts, asked, context, offers);
    },
    accompany(reply, message, context) {
      const understanding = understand(message);
      const asked = asksOf(understanding, context);
      const parts = asked.map((one) => partOf(one, understanding, context));
      return dress(reply, parts, asked, context, []);
    },
    readContext,
  };

  function asksOf(understanding: Understanding, context: Context): Asked[] {
    if (understanding.tokens.length === 0) return [];
    const { tokens } = understanding;
    const hasGoal = suiting(provider, tokens, content.programs).by === "goal";
    return questionsOf(understanding, context, hasGoal);
  }

  function partOf(asked: Asked, understanding: Understanding, context: Context): Part {
    if (asked.intent === "unclear") return { text: unsure(asked), programs: [] };
    return partFor(provider, questionOf(asked, understanding, context));
  }

  function unsure({ unsure: meanings = [] }: Asked): string {
    return offer(provider, meanings).length > 0 ? content.words.unsure : partText("dontKnow");
  }

  function partText(key: "dontKnow"): string {
    return content.words[key].replaceAll("{mail}", String(provider.facts.mail));
  }

  function questionOf(
    { intent, clause }: Asked,
    { tokens, conditions, clauses }: Understanding,
    context: Context,
  ): Question {
    const own =
      clauses.length > 1 ? { ...conditions, ...readConditions(clause.tokens) } : conditions;
    const parts = { programs: content.programs, context, conditions: own };
    const ofClause = select({ ...parts, tokens: clause.tokens });
    const ofMessage = select({ ...parts, tokens, conditions });
    const named = ofClause.named.length > 0 ? ofClause.named : ofMessage.named;
    const meant = pointsByPerson.test(clause.text) ? forPerson(clause.tokens) : ofClause.about;
    const about = named.length > 0 ? named : meant;
    const selection = { named, about, open: ofMessage.open };
    return {
      intent,
      clause,
      message: tokens,
      selection,
      conditions: own,
      context,
      yesOrNo: asksYesOrNo(clause),
    };
  }

  /** "What is in the one for leaders?" */
  function forPerson(tokens: readonly Token[]): readonly Program[] {
    const { programs, by } = suiting(provider, tokens, content.programs);
    return by === "person" ? programs : [];
  }

  function dress(
    reply: string,
    parts: readonly Part[],
    asked: readonly Asked[],
    context: Context,
    offers: readonly string[],
  ): Response {
    const text =
      reply || String(content.talk.help).replaceAll("{mail}", String(provider.facts.mail));
    const named = programsIn(provider, text);
    const focus = parts.length === 1 ? parts[0]?.focus : undefined;
    const about = focus ?? (named.length > 0 ? named : parts.flatMap(({ programs }) => programs));
    const topics = asked
      .map(({ intent }) => intent)
      .filter((intent) => intent in content.answers || intent in topical);
    const next = nextContext(
      context,
      about.map(({ slug }) => slug),
      topics,
    );
    const register = parts.find((part) => part.register)?.register;
    const usual = suggest(provider, about, next, register !== undefined);
    return {
      reply: text,
      context: next,
      suggestions: offers.length > 0 ? [...offers, ...usual].slice(0, 3) : usual,
      ...(register && { register: register.slug }),
    };
  }
}

/** What is answered from the programs and may be asked again of another one. */
const topical: Readonly<Record<string, true>> = {
  summary: true,
  programs: true,
  recommendation: true,
  compare: true,
  coverage: true,
  codingNeed: true,
  count: true,
};
