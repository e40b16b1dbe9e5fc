import type { Program } from "../../../../content/programs.ts";
import { bySize } from "./by-size.ts";
import type { Token } from "./token.ts";

const short = /^(?:short|small|quick|brief)(?:er|est)?$/;
const long = /^(?:long|big|lengthy|bigg|lengthi)(?:er|est)?$/;

/** "Is there a longer one without code?" points at none. */
const points = /^(?:the|that|this|those|your|my|his|her)$/;

/** "The (ten hour) coding one", "the (short) technical one" */
export function isSize(token: Token | undefined): boolean {
  if (!token || token.excluded || token.ends) return false;
  return token.kind === "hours" || short.test(token.text) || long.test(token.text);
}

type Place = { from: number; length: number };

/** What is described with how long it takes before it: those of these that take so long. */
export function withSize(
  tokens: readonly Token[],
  { from, length }: Place,
  programs: readonly Program[],
): (Place & { programs: readonly Program[] }) | undefined {
  const size = tokens[from - 1];
  return size && isSize(size) && points.test(tokens[from - 2]?.text ?? "")
    ? { from: from - 1, length: length + 1, programs: ofSize(size, programs) }
    : undefined;
}

function ofSize(size: Token, programs: readonly Program[]): readonly Program[] {
  if (size.kind === "hours") return programs.filter(({ hours }) => hours === size.value);
  const found = bySize(programs, long.test(size.text) ? "longest" : "shortest");
  return found.length < programs.length ? found : [];
}
