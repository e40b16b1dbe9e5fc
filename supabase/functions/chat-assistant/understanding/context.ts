import * as v from "valibot";

/** What the last replies were about; the widget hands it back, the server keeps nothing. */
export type Context = {
  /** The programs that the last reply named, in its order. */
  focus: readonly string[];
  /** Programs named before those, latest first. */
  seen: readonly string[];
  /** What was asked, latest first. */
  topics: readonly string[];
};

export const noContext: Context = { focus: [], seen: [], topics: [] };

/** More than a header of 200 bytes is none of ours. */
const longest = 200;

/** A reader of contexts for these programs and intents: anything else, and anything longer, is no context. */
export function createReadContext(
  slugs: readonly string[],
  intents: readonly string[],
): (header: string | null) => Context {
  const some = (values: readonly string[]) => v.pipe(v.array(v.picklist(values)), v.maxLength(6));
  const schema = v.strictObject({ focus: some(slugs), seen: some(slugs), topics: some(intents) });
  return function readContext(header) {
    if (!header || header.length > longest) return noContext;
    const checked = v.safeParse(schema, parse(header));
    return checked.success ? checked.output : noContext;
  };
}

/** The context after a reply, short enough to be handed back. */
export function nextContext(
  last: Context,
  named: readonly string[],
  topics: readonly string[],
): Context {
  const focus = (named.length > 0 ? named : last.focus).slice(0, 6);
  // A list of many is no talk of any of them.
  const spoken = last.focus.length <= 2 ? last.focus : [];
  const seen = [...new Set([...spoken, ...last.seen])].filter((slug) => !focus.includes(slug));
  const context = {
    focus,
    seen: seen.slice(0, 3),
    topics: [...new Set([...topics, ...last.topics])].slice(0, 4),
  };
  while (JSON.stringify(context).length > longest) {
    const longer =
      context.topics.length > 1
        ? context.topics
        : context.seen.length > 0
          ? context.seen
          : context.focus;
    longer.pop();
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
