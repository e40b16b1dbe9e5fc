import { stem } from "../../language/stem.ts";
import { textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";
import { isDescribable, withStandIn } from "./stand-in.ts";

/** Takes the words that describe a program; gives the slug of the one that they mean. */
type FindDescribed = (tokens: readonly Token[]) => string | undefined;

const joins = /^(?:with|about|on|that|which|where|for|having|covering|teaching|in)$/;
const named = new Set([
  "program",
  "skill",
  "hours",
  "pointer",
  "person",
  "place",
  "zone",
  "technology",
]);

/** "The one for people who build agents": what they do there describes it. */
const whoever =
  /^(?:people|those|persons|folks|guys|anyone|anybody|somebody|someone|everybody|ones) (?:who|that)$/;

/** "The one with bots working together": what describes a program in other words names it. */
export function nameDescribedProgram(tokens: readonly Token[], find: FindDescribed): Token[] {
  const at = tokens.findIndex(
    (_, place) => isDescribable(tokens, place) && joins.test(tokens[place + 1]?.text ?? ""),
  );
  if (at < 0 || tokens[at]?.ends) return [...tokens];
  const skipped = whoever.test(textOf(tokens.slice(at + 2, at + 4))) ? 4 : 2;
  const following = tokens.slice(at + skipped);
  const stop = following.findIndex(({ ends }) => ends !== undefined);
  const told = following.slice(0, stop < 0 ? following.length : stop + 1);
  const isPlain = told.length > 1 && told.every((one) => !named.has(one.kind) && !one.excluded);
  const addressed = skipped > 2 ? tokens.slice(at + 3, at + 4).map(asYou) : [];
  const slug = isPlain ? find([...addressed, ...told]) : undefined;
  if (slug === undefined) return [...tokens];
  const length = skipped + told.length;
  const text = textOf(tokens.slice(at, at + length));
  return withStandIn(tokens, at, length, { slugs: [slug], text });
}

/** "People who build agents": the examples say it to them, "you build agents". */
function asYou(token: Token): Token {
  return { ...token, kind: "word", text: "you", stem: stem("you") };
}
