import { partStart } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";
import { wordSet } from "../tokens/word-set.ts";
import type { Facts } from "./demand-facts.ts";

const beside = wordSet(
  "so and then ok well the your course courses one program programme or ya other better",
);
const mayBe = wordSet("compare coverage summary launchProgram programs order");

/** "My son has never programmed. Agentic or the other one?": which of them suits. */
export function eitherProgram(intent: string, facts: Facts): string | undefined {
  const { clause, person, codes, beginsCode, lacksCode } = facts;
  const { tokens } = clause;
  const last = tokens.slice(partStart(tokens, tokens.length - 1));
  const isTold = person || codes || beginsCode || lacksCode || last.length < tokens.length;
  // "25 seats is for which one, agentic or app?"
  const isOfLaunch = intent === "launchProgram" && /\bseats?\b/.test(clause.text);
  const isOpen = mayBe.has(intent) && !isOfLaunch;
  return isOpen && isTold && namesEither(last) ? "recommendation" : undefined;
}

function namesEither(tokens: readonly Token[]): boolean {
  const isNamed = ({ kind, excluded }: Token) =>
    !excluded && (kind === "program" || kind === "pointer");
  const at = tokens.findIndex(({ kind, text }) => kind === "word" && /^(?:or|ya)$/.test(text));
  return (
    at > 0 &&
    tokens.slice(0, at).some(isNamed) &&
    tokens.slice(at).some(isNamed) &&
    tokens.every((token) => isNamed(token) || beside.has(token.text))
  );
}
