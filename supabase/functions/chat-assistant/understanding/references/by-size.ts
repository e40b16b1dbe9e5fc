import type { Program } from "../../../../../content/programs.ts";
import type { Conditions } from "../conditions/conditions.ts";
import type { Talk } from "./talk.ts";

/** Those that take the most or the least time. */
export function bySize(
  programs: readonly Program[],
  is: "longest" | "shortest",
): readonly Program[] {
  const most = (is === "longest" ? Math.max : Math.min)(...programs.map(({ hours }) => hours));
  return programs.filter(({ hours }) => hours === most);
}

/** "The two shortest": so many of what is left, in the order in which they stand. */
export function severalBySize(
  { severalSized }: Conditions,
  { open }: Talk,
): readonly Program[] | undefined {
  if (!severalSized || severalSized.count >= open.length) return undefined;
  const sign = severalSized.is === "longest" ? -1 : 1;
  const found = open.toSorted((a, b) => sign * (a.hours - b.hours)).slice(0, severalSized.count);
  return open.filter((program) => found.includes(program));
}

/** Among which the longest or the shortest is looked for: "which is longer?" after two that were told apart. */
export function compared(
  { isComparative }: Conditions,
  { focus, seen, open }: Talk,
): readonly Program[] {
  const left = focus.filter((program) => open.includes(program));
  if (left.length > 1 && isComparative) return left;
  const [before] = seen;
  return isComparative && left.length === 1 && before ? [...left, before] : open;
}

/** "The short one with code": of those that are as is wanted of code, if any are. */
function asToCode(
  { withCode, withoutCode }: Pick<Conditions, "withCode" | "withoutCode">,
  among: readonly Program[],
): readonly Program[] {
  if (!withCode && !withoutCode) return among;
  const found = among.filter(({ needsCode }) => needsCode === withCode);
  return found.length > 0 ? found : among;
}

/** "The long one" is none of two that are as long as each other. */
export function ofSize(
  { size, ...conditions }: Conditions,
  talk: Talk,
): readonly Program[] | undefined {
  if (!size || size.isExcluded) return undefined;
  const among = asToCode(conditions, compared(conditions, talk));
  const found = bySize(among, size.is);
  return found.length === among.length && among.length > 1
    ? bySize(asToCode(conditions, talk.open), size.is)
    : found;
}
