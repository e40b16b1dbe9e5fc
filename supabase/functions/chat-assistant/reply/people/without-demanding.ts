import type { Program } from "../../../../../content/programs.ts";
import { wordsOf } from "../../language/normalise.ts";
import { lacksLanguage } from "../../understanding/people/knows-language.ts";
import { textOf } from "../../understanding/tokens/text.ts";
import type { Token } from "../../understanding/tokens/token.ts";

const knowsOnly =
  /\b(?:only|just) (?:know|knows|use|uses|used|learnt|learned) (.+)|\b(?:know|knows|use|uses|used|learnt|learned) (?:only|just) (.+)/;
/** "For developers who already write Python" */
const demands = /\b(?:already|who know)\b(.+)/i;

/** "I only know Excel": without what is for those who know something else already, if there is more. */
export function withoutDemanding(
  programs: readonly Program[],
  message: readonly Token[],
): readonly Program[] {
  const [, behind, after] = knowsOnly.exec(textOf(message)) ?? [];
  const known = new Set(wordsOf(behind ?? after ?? ""));
  if (known.size === 0) return programs;
  const left = programs.filter(({ audience }) => {
    const wanted = wordsOf(demands.exec(audience)?.[1] ?? "");
    return wanted.length === 0 || wanted.some((word) => known.has(word));
  });
  return left.length > 0 ? left : programs;
}

/** "Good at Excel, zero Python": without what is for those who write that already. */
export function withoutLacked(
  programs: readonly Program[],
  message: readonly Token[],
): readonly Program[] {
  const said = textOf(message);
  if (!lacksLanguage(said)) return programs;
  const lacked = new Set(wordsOf(said));
  return programs.filter(
    ({ audience }) => !wordsOf(demands.exec(audience)?.[1] ?? "").some((word) => lacked.has(word)),
  );
}
