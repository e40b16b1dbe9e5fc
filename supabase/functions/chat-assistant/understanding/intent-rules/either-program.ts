import { partStart, textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";
import { wordSet } from "../tokens/word-set.ts";
import type { Facts } from "./demand-facts.ts";

const beside = wordSet(
  "so and then ok well the your course courses one program programme or ya other better",
);
const asks =
  /^(?:(?:and|so|but|ok|hi|hello|please) )*(?:which|what|who|how|where|is|are|does|do)\b(?! (?:is|would be|will be) (?:better|best|right))/;
const mayBe = wordSet("compare coverage summary launchProgram programs order");

/** "My son has never programmed. Agentic or the other one?": which of them suits. */
export function eitherProgram(intent: string, facts: Facts): string | undefined {
  const { clause, person, codes, beginsCode, lacksCode } = facts;
  const { tokens } = clause;
  const last = tokens.slice(partStart(tokens, tokens.length - 1));
  const before = textOf(tokens.slice(0, tokens.length - last.length));
  // "Which has more hours, the app course or agentic?"
  if (asks.test(before)) return undefined;
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
