import type { Program } from "../../../content/programs.ts";
import type { Content } from "./content.ts";
import { programsIn } from "./reply/compose.ts";
import { type Kind, kindOf } from "./reply/kind.ts";
import { marksBehind } from "./reply/said-before.ts";
import { suggest } from "./reply/suggest.ts";
import type { Part, Provider } from "./reply/wording/answer.ts";
import { fill } from "./reply/wording/fill.ts";
import {
  amongSlugs,
  numbersOf,
  orderOf,
  saidIn,
  spokenIn,
  whoseByNumber,
  whoseIsTold,
} from "./spoken-of.ts";
import type { Asked } from "./understanding/intent-rules/asked-intent.ts";
import { type Context, nextContext } from "./understanding/references/context.ts";
import { paceNames } from "./understanding/tokens/pace.ts";
import type { Stand } from "./understanding/tokens/stand.ts";
import { wordSet } from "./understanding/tokens/word-set.ts";

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
  /** How the message was answered: for whoever counts, not for the visitor. */
  kind: Kind;
};

/** What a message was understood to ask, with the answers. */
export type Answered = {
  asked: readonly Asked[];
  parts: readonly Part[];
  /** The answers, and those to what is nearly as likely asked. */
  replies: readonly Part[];
  said: string;
  /** What whoever writes will have none of, from here on. */
  refused: readonly Program[];
  /** What of that was theirs until now. */
  givenUp: readonly Program[];
  place?: string;
  /** How many hours they told to have in which time, whether or not it was asked about. */
  pace?: string;
  /** Where they say to stand to writing code. */
  code?: Stand;
  /** Of whom the message says who they are. */
  speaker?: "self" | "other";
  /** What suits them, whatever was asked. */
  whose?: Part["whose"];
};

/** A reply with what goes with it: what the talk is of from here on, and questions that fit as the next. */
export function respondWith(
  provider: Provider,
  reply: string,
  { asked, parts, place, speaker, refused, givenUp, whose: told, pace: said, code }: Answered,
  context: Context,
  offers: readonly string[],
): Response {
  const { content, skills } = provider;
  const text = reply || (fill(content.talk.help ?? "", provider.facts) ?? "");
  const named = programsIn(provider, text);
  const focus = parts.length === 1 ? parts[0]?.focus : undefined;
  const about = aboutIn(named, focus, parts, refused);
  const last = parts.at(-1);
  const whose =
    parts.find((part) => part.whose)?.whose ?? whoseIsTold(speaker, asked, parts) ?? told;
  const pace = parts.find((part) => part.pace)?.pace ?? said;
  const next = nextContext(context, {
    ...(place && { place }),
    ...(code && { code }),
    not: numbersOf(refused, content.programs),
    givenUp: numbersOf(givenUp, content.programs),
    ...(pace && paceNames.includes(pace) && { pace }),
    ...whoseByNumber({ ...whose }, context, content.programs),
    named: [...new Set(about.map(({ slug }) => slug))],
    spoken: [
      ...amongSlugs(parts, content.programs),
      ...spokenIn(asked, focus, parts[0]?.programs ?? []),
    ],
    said: saidIn(asked, content.programs),
    order: orderOf(context, toldIn(about, last), content.programs),
    topics: asked
      .map(({ intent }, at) =>
        saysWhatFits.has(intent) || (at === asked.length - 1 && last?.whose?.why)
          ? "recommendation"
          : intent,
      )
      .filter((intent) => isTopic(content, intent))
      .toReversed(),
    met: (last?.met ?? []).map(({ slug }) => slug),
    features: numbersOf(last?.features ?? [], skills.all),
    told: marksBehind(provider, text, context),
  });
  const register = parts.find((part) => part.register)?.register;
  const usual = suggest(provider, about, next, register !== undefined);
  return {
    reply: text,
    context: next,
    suggestions: offers.length > 0 ? [...offers, ...usual].slice(0, 3) : usual,
    ...(register && { register: register.slug }),
    kind: kindOf(provider, asked, parts),
  };
}

/** What a reply tells of, if only in passing: "certification is of the one". */
function toldIn(about: readonly Program[], last: Part | undefined): readonly Program[] {
  return about.length > 0 ? about : (last?.met ?? []);
}

/** What a reply is about; "does the first one have code? The business one isn't for me" is of what is left. */
function aboutIn(
  named: readonly Program[],
  focus: readonly Program[] | undefined,
  parts: readonly Part[],
  refused: readonly Program[],
): readonly Program[] {
  const all = focus ?? (named.length > 0 ? named : parts.flatMap(({ programs }) => programs));
  const left = parts.length > 1 ? all.filter((one) => !refused.includes(one)) : all;
  return left.length > 0 ? left : all;
}

/** Answered as what asks which one fits. */
const saysWhatFits = wordSet("eachOf tellsAboutSelf");

function isTopic(content: Content, intent: string): boolean {
  return intent in content.answers || topical.has(intent);
}

/** What is answered from the programs and may be asked again of another one. */
const topical = wordSet(
  "summary programs recommendation compare coverage codingNeed count launchProgram phoneFormat",
);
