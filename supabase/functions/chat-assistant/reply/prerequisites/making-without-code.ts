import type { Program } from "../../../../../content/programs.ts";
import { isRefused } from "../../understanding/people/refuses-code.ts";
import { textOf } from "../../understanding/tokens/text.ts";
import type { Part, Provider, Question } from "../wording/answer.ts";
import { codeLines } from "../wording/code-lines.ts";

const wishing = "(?:want|wants|like|love|wish|wishes|hope|plan|plans|wanna|(?:can|could|may) i)";
const thing =
  "(?:apps?|applications?|software|agents?|bots?|chatbots?|prototypes?|products?|games?|assistants?)";
/** "I want to build the prototype myself", not "I don't want to build apps" */
const wantsToMake = new RegExp(
  `(?<!\\bnot (?:\\w+ ){0,2})\\b${wishing} (?:(?!not\\b)\\w+ ){0,3}?(?:build|make|create|develop)(?: (?!not\\b)\\w+){0,5}? ${thing}\\b`,
);
/** "Never coded so far" rules nothing out. */
const without =
  /\b(?:without|with (?:no|zero))(?: any| writing| a line of)* (?:cod\w+|programming)\b/;
/** So likely, a program teaches what is to be made. */
const meant = 0.5;

/**
 * "I'd like to make my own agents, with zero coding": what is made is made in code, and what needs none teaches no
 * making. So neither is said to fit; where one writes code and where not is.
 */
export function makingWithoutCode(provider: Provider, question: Question): Part | undefined {
  const { message, conditions, selection, goals } = question;
  const isNamed = selection.named.length > 0 && !selection.isRest;
  const said = textOf(message);
  const isOut = conditions.withoutCode && (isRefused(said) || without.test(said));
  if (isNamed || !isOut || !wantsToMake.test(said)) return undefined;
  const isCoded = ({ needsCode }: Program) => needsCode;
  const coded = selection.open.filter(isCoded);
  const codeless = selection.open.filter((one) => !isCoded(one));
  const spoken = coded.filter(({ slug }) => (goals[slug] ?? 0) >= meant);
  if (coded.length === 0 || codeless.length === 0) return undefined;
  const shown = [...(spoken.length > 0 ? spoken : coded), ...codeless];
  return { text: codeLines(provider, shown), programs: shown, focus: shown };
}
