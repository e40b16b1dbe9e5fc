import * as v from "valibot";

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
  const some = (values: readonly string[]) => v.pipe(v.array(v.picklist(values)), v.maxLength(6));
  const schema = v.strictObject({
    focus: some(slugs),
    seen: some(slugs),
    topics: some(intents),
    met: v.optional(some(slugs), []),
    features: v.optional(some(numbers), []),
  });
  return function readContext(header) {
    if (!header || header.length > longest) return noContext;
    const checked = v.safeParse(schema, parse(header));
    return checked.success ? checked.output : noContext;
  };
}

/** What a reply was about. */
export type Told = Pick<Context, "topics" | "met" | "features"> & { named: readonly string[] };

/** The context after a reply, short enough to be handed back. */
export function nextContext(last: Context, { named, topics, met, features }: Told): Context {
  const focus = (named.length > 0 ? named : last.focus).slice(0, 6);
  // A list of many is no talk of any of them.
  const spoken = last.focus.length <= 2 ? last.focus : [];
  const seen = [...new Set([...spoken, ...last.seen])].filter((slug) => !focus.includes(slug));
  const context = {
    focus,
    seen: seen.slice(0, 3),
    topics: [...new Set([...topics, ...last.topics])].slice(0, 4),
    met: met.slice(0, 6),
    features: features.slice(0, 6),
  };
  const lists = [context.features, context.met, context.seen, context.focus];
  while (JSON.stringify(context).length > longest) {
    const longer = context.topics.length > 1 ? context.topics : lists.find((list) => list.length);
    longer?.pop();
  }
  return context;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
