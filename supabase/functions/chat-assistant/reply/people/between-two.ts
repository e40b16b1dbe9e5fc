import { isForBeginners } from "../../understanding/entities/programs-for-people.ts";
import { textOf } from "../../understanding/tokens/text.ts";
import { introductions } from "../prerequisites/beginning.ts";
import { type Part, type Provider, type Question, say } from "../wording/answer.ts";
import { audienceLines } from "../wording/audience-lines.ts";

/** "Which of the two is better for me?", "pick one" */
const chooses =
  /\b(?:which|what|kaunsa|konsa|kaun sa)\b.*\b(?:among|of|out of|between|me|dono|two|better|best|one)\b|\b(?:pick|choose|name|say|suggest|tell(?: me)?)(?: me)?(?: just| only)? one\b|\bso which(?: one)?$/;

/**
 * "(These two suit you.) Which of them is better for me?": where one of them begins at the beginning and the other goes
 * further, that tells them apart.
 */
export function betweenTwo(provider: Provider, question: Question): Part | undefined {
  const { recommended, context, message } = question;
  const [gentle, ...others] = recommended.filter(isForBeginners);
  const [further] = recommended.filter((one) => !isForBeginners(one));
  const areTwo = recommended.length === 2 && recommended.every(({ needsCode }) => needsCode);
  const isAsked = context.topics[0] === "recommendation" && chooses.test(textOf(message));
  if (!gentle || !further || others.length > 0 || !areTwo || !isAsked) return undefined;
  const text = [
    introductions(provider, [gentle]),
    audienceLines(provider, [further]),
    say(provider, "fromBasicsOr", { title: gentle.title, other: further.title }),
  ];
  return { text: text.join("\n"), programs: [gentle, further] };
}
