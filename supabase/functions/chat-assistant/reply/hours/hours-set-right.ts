import type { Program } from "../../../../../content/programs.ts";
import type { Token } from "../../understanding/tokens/token.ts";
import { type Part, type Provider, say } from "../wording/answer.ts";
import { durationLines } from "../wording/duration-lines.ts";

const said =
  "(?:(?:the|a|an|one|course|program|programme|training|bootcamp|which|that|version|now|only|just|already|really|also) )*";
const is =
  "(?:is|was|being|becomes?|became|takes|took|taking|has|having|with|lasts|(?:(?:is|was|has been|got|been) )?(?:extended|increased|cut|cut down|reduced|changed|shortened) to|comes in|of|at)";
/** "The agents one is 40 hours", but no pace, no sum and no difference. */
const claimed = new RegExp(
  `(?<!(?:and|or|plus|with|both) )\\bP(\\d+) ${said}${is} ${said}H([\\d.]+)\\b(?! (?:a|an|per|each|every|weekly|daily|or|to|less|more|fewer|shorter|longer|extra|together|combined|in total)\\b)`,
);

/**
 * "The agents one is 40 hours, so where do I join it?": a message that takes hours for granted which are not so is
 * told what they are, ahead of the answers, unless one of those tells it.
 */
export function hoursSetRight(
  provider: Provider,
  tokens: readonly Token[],
  replies: readonly Part[],
): readonly Part[] {
  const { programs } = provider.content;
  const [, at, hours] =
    claimed.exec(tokens.map((token) => symbolOf(token, programs)).join(" ")) ?? [];
  const program = programs[Number(at)];
  if (!program || program.hours === Number(hours)) return replies;
  const line = durationLines(provider, [program]);
  const isSo = new RegExp(`\\b${program.hours}\\b(?!:)`);
  const isTold = replies.some(({ text = "" }) => isSo.test(text));
  const text = `${say(provider, "notRight")} ${line}`;
  return isTold ? replies : [{ text, programs: [program] }, ...replies];
}

function symbolOf(token: Token, programs: readonly Program[]): string {
  if (token.excluded) return token.text;
  if (token.kind === "hours") return `H${token.value}`;
  if (token.kind !== "program" || token.slugs.length !== 1) return token.text;
  return `P${programs.findIndex(({ slug }) => slug === token.slugs[0])}`;
}
