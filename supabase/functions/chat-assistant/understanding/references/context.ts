import * as v from "valibot";
import { paceNames } from "../tokens/pace.ts";
import { placeNames } from "../tokens/places.ts";
import { type Stand, stands } from "../tokens/stand.ts";

/**
 * What a recommendation goes by: whom a program is for by name, that whoever begins may begin there, that it needs no
 * code or has some, or what somebody wants to do; `open`: nothing tells yet whether they want to write code.
 */
const reasons = ["who", "begins", "noCode", "codes", "goal", "open"] as const;
export type Reason = (typeof reasons)[number];

/** What the last replies were about; the widget hands it back, the server keeps nothing. */
export type Context = {
  /** The programs that the last reply named, in its order. */
  focus: readonly string[];
  /** Programs named before those, latest first. */
  seen: readonly string[];
  /** What was asked, latest first. */
  topics: readonly string[];
  /** Programs that meet what was asked last: "is it 40 hours?", "which one is?" */
  met: readonly string[];
  /** The features asked about last, by their number. */
  features: readonly string[];
  /** What suits whoever writes, by number: "how long is mine?" */
  mine?: readonly string[];
  /** What suits somebody else of whom they spoke, by number: "and his?" */
  theirs?: readonly string[];
  /** Which programs whoever writes named, by their number, in that order: "the first one I said" */
  said?: readonly string[];
  /** Which programs the replies told of, by their number, in that order: "the first you named" */
  order?: readonly string[];
  /** Where whoever writes said to be: "what time is it for us?" */
  place?: string;
  /** How many hours they said to have in which time, of the last reply: "and the other one at that pace?" */
  pace?: string;
  /** What the last reply said, a mark for each paragraph (reply/said-before.ts): not to say it again as it stands. */
  told?: readonly string[];
  /** What was recommended goes by this: "why that one?" */
  why?: Reason;
  /** It comes near, and is not known to fit. */
  near?: true;
  /** Which programs they will have none of, by number: they are not recommended again. */
  not?: readonly string[];
  /** Where they said to stand to writing code: "(I would try it.) Which one then?" */
  code?: Stand;
};

export const noContext: Context = { focus: [], seen: [], topics: [], met: [], features: [] };

/** More than a header of 200 bytes is none of ours. */
const longest = 200;

/** A reader of contexts for these programs, intents and so many features: anything else, or longer, is no context. */
export function createReadContext(
  slugs: readonly string[],
  intents: readonly string[],
  featureCount: number,
): (header: string | null) => Context {
  const numbers = Array.from({ length: featureCount }, (_, number) => String(number));
  const places = slugs.map((_, place) => String(place));
  const some = (values: readonly string[]) => v.pipe(v.array(v.picklist(values)), v.maxLength(6));
  const schema = v.strictObject({
    focus: some(slugs),
    seen: some(slugs),
    topics: some(intents),
    met: v.optional(some(slugs), []),
    features: v.optional(some(numbers), []),
    mine: v.exactOptional(some(places)),
    theirs: v.exactOptional(some(places)),
    said: v.exactOptional(some(places)),
    order: v.exactOptional(some(places)),
    place: v.exactOptional(v.picklist(placeNames)),
    pace: v.exactOptional(v.picklist(paceNames)),
    told: v.exactOptional(
      v.pipe(v.array(v.pipe(v.string(), v.regex(/^[0-9a-z]{3}$/))), v.maxLength(3)),
    ),
    why: v.exactOptional(v.picklist(reasons)),
    near: v.exactOptional(v.literal(true)),
    not: v.exactOptional(some(places)),
    code: v.exactOptional(v.picklist(stands)),
  });
  return function readContext(header) {
    if (!header || header.length > longest) return noContext;
    const checked = v.safeParse(schema, parse(header));
    return checked.success ? checked.output : noContext;
  };
}

/** What a reply was about. */
export type Told = Pick<
  Context,
  | "topics"
  | "met"
  | "features"
  | "mine"
  | "theirs"
  | "place"
  | "pace"
  | "told"
  | "why"
  | "near"
  | "not"
  | "code"
> & {
  named: readonly string[];
  /** Named by whoever writes, whatever was answered. */
  spoken: readonly string[];
  /** What was recommended and is refused, by number. */
  givenUp?: readonly string[];
  /** What they named outright, by number. */
  said?: readonly string[];
  /** The order in which the talk has come to programs, by number. */
  order?: readonly string[];
};

/** The context after a reply, short enough to be handed back. */
export function nextContext(
  last: Context,
  { named, spoken: asked, said: called = [], order = [], givenUp = [], ...told }: Told,
): Context {
  const focus = (named.length > 0 ? named : last.focus).slice(0, 6);
  const { topics, met, features, place = last.place, pace, told: marks = [] } = told;
  const left = (some: readonly string[] | undefined) =>
    some?.filter((one) => !givenUp.includes(one));
  const [mine = [], theirs = []] = [told.mine ?? last.mine, told.theirs ?? last.theirs].map(left);
  // A list of many is no talk of any of them.
  const spoken = last.focus.length <= 2 ? last.focus : [];
  const seen = [...new Set([...asked, ...spoken, ...last.seen])].filter(
    (slug) => !focus.includes(slug),
  );
  const said = [...new Set([...(last.said ?? []), ...called])].slice(0, 3);
  const context = {
    focus,
    seen: seen.slice(0, 3),
    topics: [...new Set([...topics, ...last.topics])].slice(0, 4),
    met: met.slice(0, 6),
    features: features.slice(0, 6),
    ...(mine.length > 0 && { mine: mine.slice(0, 2) }),
    ...(theirs.length > 0 && { theirs: theirs.slice(0, 2) }),
    ...(said.length > 0 && { said }),
    ...(isOrder(order, focus) && { order: order.slice(0, 6) }),
    ...(place && { place }),
    ...(pace && { pace }),
    ...recommended(last, told),
    ...(marks.length > 0 && { told: [...marks] }),
  };
  while (JSON.stringify(context).length > longest) {
    const longer = toShorten(context);
    if (!longer) break;
    longer.pop();
  }
  return context;
}

/** "(Certification is of the one.)" is no talk of it, but it was told of first. */
function isOrder(order: readonly string[], focus: readonly string[]): boolean {
  return order.length > 1 || (order.length === 1 && focus.length === 0);
}

type OfPerson = Pick<Told, "mine" | "theirs" | "why" | "near" | "not" | "code">;

/** What was recommended goes by a reason for as long as nothing else is; what was refused stays so until it is asked for. */
function recommended(
  last: Context,
  { mine, theirs, not = last.not, code = last.code, ...told }: OfPerson,
): Pick<Context, "why" | "near" | "not" | "code"> {
  const { why, near } = mine || theirs || told.why ? told : last;
  return {
    ...(why && { why }),
    ...(near && { near }),
    ...(not && not.length > 0 && { not: not.slice(0, 3) }),
    ...(code && { code }),
  };
}

type Lists = Partial<Record<"topics" | "said" | "order" | "mine" | "theirs" | "told", string[]>> &
  Record<"focus" | "seen" | "met" | "features", string[]>;

/** What is left out first where all would be too long. */
function toShorten({
  topics = [],
  said = [],
  order = [],
  told = [],
  mine = [],
  theirs = [],
  ...rest
}: Lists) {
  if (topics.length > 2) return topics;
  if (told.length > 0) return told;
  if (said.length > 0) return said;
  if (order.length > 0) return order;
  if (topics.length > 1) return topics;
  const lists = [rest.features, rest.met, rest.seen, theirs, mine, rest.focus];
  return lists.find((list) => list.length > 0);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
