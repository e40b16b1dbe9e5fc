import type { Program } from "../../../../../content/programs.ts";
import { eachProgram, type Part, type Provider } from "./answer.ts";
import { list } from "./fill.ts";

/** What programs teach, but for these features: "apart from Python, what is in it?" */
export function curricula(
  provider: Provider,
  programs: readonly Program[],
  without: readonly string[] = [],
): Part {
  const left = ({ features }: Program) => {
    const rest = features.filter((feature) => !without.includes(feature));
    return { features: list(rest.length > 0 ? rest : features) };
  };
  return {
    text: eachProgram(provider, provider.content.answers.curriculum?.reply ?? "", programs, left),
    programs,
  };
}
