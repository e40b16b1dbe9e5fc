import type { Program } from "../../../content/programs.ts";
import type { Content } from "./content.ts";
import { heardInTalk } from "./heard-in-talk.ts";
import { intents } from "./intents/all.ts";
import { subjectOf } from "./leading-up.ts";
import { recall } from "./learning/recall.ts";
import { questionOf } from "./question-of.ts";
import { answerByIntent } from "./reply/answer-by-intent.ts";
import { compose } from "./reply/compose.ts";
import { hoursSetRight } from "./reply/hours/hours-set-right.ts";
import { toldOfThem } from "./reply/people/told-of-them.ts";
import { isOfBefore } from "./reply/provider/extra-charge.ts";
import { publishedBy } from "./reply/published/published.ts";
import { insteadOfSame, withoutSaid } from "./reply/said-before.ts";
import { offer } from "./reply/suggest.ts";
import { tellsMore } from "./reply/tells-more.ts";
import { type Part, type Provider, say } from "./reply/wording/answer.ts";
import { factsOf } from "./reply/wording/facts.ts";
import { type Answered, type Response, respondWith } from "./response.ts";
import { numbersOf } from "./spoken-of.ts";
import { questionsOf } from "./understanding/asked.ts";
import { asksWhy } from "./understanding/follow-ups/asks-why.ts";
import { tellsPace } from "./understanding/follow-ups/tells-pace.ts";
import type { Asked } from "./understanding/intent-rules/asked-intent.ts";
import { standIn } from "./understanding/people/stands-to-code.ts";
import { suiting } from "./understanding/people/suiting.ts";
import { lastSubject } from "./understanding/people/voices.ts";
import { whereTheyAre } from "./understanding/people/where-they-are.ts";
import { bySlugs } from "./understanding/references/by-slugs.ts";
import { type Context, createReadContext, noContext } from "./understanding/references/context.ts";
import { inHours } from "./understanding/references/named-by-weeks.ts";
import { namesProgram } from "./understanding/references/only-names.ts";
import type { Learned } from "./understanding/scoring/learned.ts";
import { nameOf, paceIn } from "./understanding/tokens/pace.ts";
import { placeNames } from "./understanding/tokens/places.ts";
import { textOf } from "./understanding/tokens/text.ts";
import { isPerson } from "./understanding/tokens/token.ts";
import { joinsWith } from "./understanding/topics/joins-with.ts";
import { createUnderstanding, type Understanding } from "./understanding/understand.ts";

export type Assistant = {
  respond(message: string, context?: Context): Response;
  /** What goes with a reply that somebody else gave to the message. */
  accompany(reply: string, message: string, context: Context): Response;
  readContext(header: string | null): Context;
};

export type Learn = (content: Content) => Learned | Promise<Learned>;

const made = new WeakMap<Content, Promise<Assistant>>();

/**
 * The assistant of a provider. Every fact in her replies comes from the content, and nothing of the message is
 * repeated in them. She is made once, of what the build has learned, and keeps nothing of what she is told. Where that
 * does not fit this content and code, she learns anew, a minute of nothing but work, or as `learn` does, which may throw.
 */
export function createAssistant(content: Content, learn: Learn = learnAnew): Promise<Assistant> {
  const assistant = made.get(content) ?? makeAssistant(content, learn);
  made.set(content, assistant);
  return assistant;
}

/**
 * What the build would have learned of this content: a minute of nothing but work. The messages that it takes are
 * megabytes which nobody needs otherwise, so they are read only then.
 */
export async function learnAnew(content: Content): Promise<Learned> {
  const { learnFrom } = await import("./learning/learn.ts");
  return learnFrom(content);
}

async function makeAssistant(content: Content, learn: Learn): Promise<Assistant> {
  return assistantOf(content, (await recall(content)) ?? (await learn(content)));
}

function assistantOf(content: Content, learned: Learned): Assistant {
  const { understand, skills } = createUnderstanding(content, learned);
  const facts = factsOf(content);
  const provider: Provider = { content, facts, skills, published: publishedBy(content, facts) };
  const slugs = content.programs.map(({ slug }) => slug);
  const topics = [...Object.keys(intents), ...Object.keys(content.answers)];
  return {
    respond(message, context = noContext) {
      const told = answer(message, context);
      const full = compose(provider, told.replies, told.said, context);
      const reply =
        insteadOfSame(provider, told, full, context) ??
        withoutSaid(provider, full, context) ??
        full;
      const offers = told.asked.flatMap(({ unsure }) => offer(provider, unsure ?? []));
      return respondWith(provider, reply, told, context, offers);
    },
    accompany(reply, message, context) {
      return respondWith(provider, reply, answer(message, context), context, []);
    },
    readContext: createReadContext(slugs, topics, skills.all.length),
  };

  /** What is answered to a message; a question that stands by itself is heard as if it were asked behind the others. */
  function answer(message: string, context: Context): Answered {
    let talk = context;
    const shown = shownBefore(context);
    const said = inHours(message, context.pace, content.programs);
    const turns = understand(said, shown).map((understanding) => {
      const told = answerTurn(understanding, talk);
      const reply = compose(provider, told.replies, told.said, talk);
      talk = respondWith(provider, reply, told, talk, []).context;
      return told;
    });
    return {
      asked: turns.flatMap(({ asked }) => asked),
      parts: turns.flatMap(({ parts }) => parts),
      replies: turns.flatMap(({ replies }) => replies),
      said: turns.map(({ said }) => said).join(" "),
      refused: turns.at(-1)?.refused ?? [],
      givenUp: turns.flatMap(({ givenUp }) => givenUp),
      ...Object.assign(
        {},
        ...turns.map(({ place, speaker, whose, pace, code }) => ({
          ...(code && { code }),
          ...(pace && { pace }),
          ...(whose && { whose }),
          ...(place && { place }),
          ...(speaker && { speaker }),
        })),
      ),
    };
  }

  /** The programs among which a place may be meant; none where nothing was spoken of. */
  function shownBefore({ focus, seen }: Context): readonly Program[] {
    if (focus.length > 1) return bySlugs(content.programs, focus);
    return focus.length + seen.length > 0 ? content.programs : [];
  }

  /** Each question of a message with its answer; what one is about, the next may point at. */
  function answerTurn(understood: Understanding, context: Context): Answered {
    const { understanding, refused, givenUp } = heardInTalk(understood, context, content.programs);
    const asked = asksOf(understanding, context);
    const not = numbersOf(refused, content.programs);
    let talk: Context = { ...context, not };
    const answers = asked.flatMap((one, at) => {
      const last = asked[at - 1]?.intent;
      // "(Can I come to the next batch,) will I be charged for it?"
      if (last && isOfBefore(one.clause.text)) talk = { ...talk, topics: [last, ...talk.topics] };
      const part = partOf(one, understanding, talk, context);
      const about = subjectOf(one, part);
      const focus = about.map(({ slug }) => slug);
      if (areInHand(about, slugs.length, one, part)) talk = { ...talk, focus };
      if (part.features) talk = { ...talk, features: numbersOf(part.features, skills.all) };
      if (one.leadsUp) return [];
      const also = alsoAsked(one, asked)
        .map((second) => partOf(second, understanding, talk, context))
        .filter((second) => tellsMore(second, part, one.clause.text));
      return [{ part, also }];
    });
    const { tokens } = understanding;
    const whose = toldOfThem(understanding, content.programs);
    const place = whereTheyAre(tokens);
    const code = standIn(understanding);
    const pace = tokens.some(({ asks }) => asks) ? undefined : paceIn(textOf(tokens));
    const isTold = tokens.some(isPerson) || lacksCode(understanding);
    const isKnown = place !== undefined && placeNames.includes(place);
    return {
      asked,
      refused,
      givenUp,
      parts: answers.map(({ part }) => part),
      replies: hoursSetRight(
        provider,
        tokens,
        answers.flatMap(({ part, also }) => [part, ...also]),
      ),
      said: textOf(tokens),
      ...(isKnown && { place }),
      ...(code && { code }),
      ...(pace && { pace: nameOf(pace) }),
      ...(isTold && { speaker: lastSubject(tokens) }),
      ...(whose && { whose }),
    };
  }

  function asksOf(understanding: Understanding, context: Context): Asked[] {
    const { tokens } = understanding;
    if (tokens.length === 0) return [];
    const reasoned = asksWhy(understanding, context, content.programs);
    if (reasoned) return [reasoned];
    const paced = tellsPace(understanding.clauses, context);
    if (paced) return [paced];
    const together = joinsWith(understanding);
    if (together) return [together];
    const hasGoal = suiting(content.programs, tokens, understanding.goals).by === "goal";
    return questionsOf(understanding, context, hasGoal);
  }

  function partOf(
    asked: Asked,
    understanding: Understanding,
    talk: Context,
    before: Context,
  ): Part {
    if (asked.intent === "unclear") return { text: unsure(asked), programs: [] };
    if (asked.isBeside) return { text: say(provider, "notOurs"), programs: [] };
    const question = questionOf(provider, asked, understanding, talk, before);
    return { ...answerByIntent(provider, question), among: question.selection.named };
  }

  function unsure({ unsure: meanings = [] }: Asked): string {
    return say(provider, offer(provider, meanings).length > 0 ? "unsure" : "dontKnow");
  }
}

/** "I can't code. Which one should I take?" says as much of somebody as what they are. */
function lacksCode({ tokens, conditions, clauses }: Understanding): boolean {
  const names = clauses.some((clause) => namesProgram(clause));
  return conditions.withoutCode && !names && speaksOfSomebody.test(textOf(tokens));
}

const speaksOfSomebody = /\b(?:i|me|my|we|he|she|him|her|mujhe|mereko|main|mai)\b/;

/** Whether these are what is asked about next: neither all programs, nor several that only come near somebody. */
function areInHand(about: readonly Program[], all: number, { leadsUp }: Asked, { whose }: Part) {
  const isLoose = leadsUp && whose?.near && about.length > 1;
  return about.length > 0 && about.length < all && !isLoose;
}

/** What a question may ask as well, if nothing else of the message asks that. */
function alsoAsked({ clause, orElse }: Asked, asked: readonly Asked[]): Asked[] {
  if (!orElse || asked.some(({ intent }) => intent === orElse)) return [];
  return [{ intent: orElse, clause, isChoice: true }];
}
