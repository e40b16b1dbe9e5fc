import type { Clause } from "../clauses/clauses.ts";
import type { Context } from "../references/context.ts";
import { isProgram } from "../tokens/token.ts";

const confirms =
  /^(?:(?:ugh|ok|okay|so|oh|then|and|hmm|well|arre|acha|achha) )*@program(?: (?:one|course|program|wala))?(?: (?:is|would be|will be) (?:the )?(?:right|best|good|ok|better|suitable)(?: one)?(?: for (?:me|him|her|us|them))?)?(?: (?:then|only|for (?:me|him|her|us|them)))*(?: (?:right|correct|na|no|yes|hai na|haina))$/;

/** "So agentic, right?": whether somebody asks no more than that it is this one. */
function confirmsOne({ tokens }: Pick<Clause, "tokens">): boolean {
  const text = tokens.map((one) => (isProgram(one) ? "@program" : one.text)).join(" ");
  return confirms.test(text);
}

/** "(This comes nearest: …) So agentic, right?": that is what was recommended. */
export function confirmsRecommended(
  clause: Clause,
  { topics: [last], focus }: Context,
): string | undefined {
  const named = clause.tokens.flatMap((token) => (token.kind === "program" ? token.slugs : []));
  const isSame = named.length === 1 && focus.length === 1 && named[0] === focus[0];
  return last === "recommendation" && isSame && confirmsOne(clause) ? "recommendation" : undefined;
}
