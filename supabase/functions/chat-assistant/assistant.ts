import type { Content } from "./content.ts";
import { inSlices } from "./in-slices.ts";
import { intents } from "./intents/all.ts";
import { questionOf } from "./question-of.ts";
import type { Part, Provider } from "./reply/answer.ts";
import { compose, programsIn } from "./reply/compose.ts";
import { factsOf } from "./reply/facts.ts";
import { fill } from "./reply/fill.ts";
import { partFor } from "./reply/parts.ts";
import { offer, suggest } from "./reply/suggest.ts";
import { questionsOf } from "./understanding/asked.ts";
import {
  type Context,
  createReadContext,
  nextContext,
  noContext,
} from "./understanding/context.ts";
import { suiting } from "./understanding/suiting.ts";
import { textOf } from "./understanding/text.ts";
import { createUnderstanding, type Understanding } from "./understanding/understand.ts";
import type { Asked } from "./understanding/ways-of-asking.ts";

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

type Told = { asked: readonly Asked[]; parts: readonly Part[]; said: string };

const made = new WeakMap<Content, Promise<Assistant>>();

/**
 * The assistant of a provider. Every fact in her replies comes from the content, and nothing of the message is
 * repeated in them. She is made once, which takes half a second or so beside other work, and keeps nothing of what
 * she is told.
 */
export function createAssistant(content: Content): Promise<Assistant> {
  const assistant = made.get(content) ?? inSlices(learnToAnswer(content));
  made.set(content, assistant);
  return assistant;
}

function* learnToAnswer(content: Content): Generator<undefined, Assistant> {
  const { understand, skills, findOffer } = yield* createUnderstanding(content);
  const provider: Provider = { content, facts: factsOf(content), skills, findOffer };
  const slugs = content.programs.map(({ slug }) => slug);
  const topics = [...Object.keys(intents), ...Object.keys(content.answers)];
  return {
    respond(message, context = noContext) {
      const told = answer(message, context);
      const reply = compose(provider, told.parts, told.said, context);
      const offers = told.asked.flatMap(({ unsure }) => offer(provider, unsure ?? []));
      return dress(reply, told, context, offers);
    },
    accompany(reply, message, context) {
      return dress(reply, answer(message, context), context, []);
    },
    readContext: createReadContext(slugs, topics, skills.all.length),
  };

  /** Each question of a message with its answer; what one is about, the next may point at. */
  function answer(message: string, context: Context): Told {
    const understanding = understand(message);
    const asked = asksOf(understanding, context);
    let talk = context;
    const parts = asked.map((one) => {
      const part = partOf(one, understanding, talk);
      const about = part.focus ?? part.programs;
      if (about.length > 0 && about.length < slugs.length) {
        talk = { ...talk, focus: about.map(({ slug }) => slug) };
      }
      return part;
    });
    return { asked, parts, said: textOf(understanding.tokens) };
  }

  function asksOf(understanding: Understanding, context: Context): Asked[] {
    const { tokens } = understanding;
    if (tokens.length === 0) return [];
    const hasGoal = suiting(content.programs, tokens).by === "goal";
    return questionsOf(understanding, context, hasGoal);
  }

  function partOf(asked: Asked, understanding: Understanding, context: Context): Part {
    return asked.intent === "unclear"
      ? { text: unsure(asked), programs: [] }
      : partFor(provider, questionOf(provider, asked, understanding, context));
  }

  function unsure({ unsure: meanings = [] }: Asked): string {
    const { unsure, dontKnow } = content.words;
    return offer(provider, meanings).length > 0 ? unsure : filled(dontKnow);
  }

  function filled(template: string): string {
    return fill(template, provider.facts) ?? "";
  }

  function dress(
    reply: string,
    { asked, parts }: Told,
    context: Context,
    offers: readonly string[],
  ): Response {
    const text = reply || filled(content.talk.help ?? "");
    const named = programsIn(provider, text);
    const focus = parts.length === 1 ? parts[0]?.focus : undefined;
    const about = focus ?? (named.length > 0 ? named : parts.flatMap(({ programs }) => programs));
    const last = parts.at(-1);
    const next = nextContext(context, {
      named: [...new Set(about.map(({ slug }) => slug))],
      topics: asked
        .map(({ intent }) => intent)
        .filter(isTopic)
        .toReversed(),
      met: (last?.met ?? []).map(({ slug }) => slug),
      features: (last?.features ?? []).map((feature) => String(skills.all.indexOf(feature))),
    });
    const register = parts.find((part) => part.register)?.register;
    const usual = suggest(provider, about, next, register !== undefined);
    return {
      reply: text,
      context: next,
      suggestions: offers.length > 0 ? [...offers, ...usual].slice(0, 3) : usual,
      ...(register && { register: register.slug }),
    };
  }

  function isTopic(intent: string): boolean {
    return intent in content.answers || topical.has(intent);
  }
}

/** What is answered from the programs and may be asked again of another one. */
const topical = new Set(
  "summary programs recommendation compare coverage codingNeed count".split(" "),
);
