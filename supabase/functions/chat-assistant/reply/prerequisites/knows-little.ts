import { isForBeginners } from "../../understanding/entities/programs-for-people.ts";
import { asksIfLittleIsEnough } from "../../understanding/people/knows-little.ts";
import { textOf } from "../../understanding/tokens/text.ts";
import { type Part, type Provider, type Question, say } from "../wording/answer.ts";
import { introductions } from "./beginning.ts";

/** "He knows only a little Python, is that ok?": where one begins at the beginning, it is. */
export function littleIsEnough(
  provider: Provider,
  { message, selection }: Question,
): Part | undefined {
  const [only, ...others] = selection.about;
  const isOfOne = only && others.length === 0 && only.needsCode && isForBeginners(only);
  if (!asksIfLittleIsEnough(textOf(message)) || !isOfOne) return undefined;
  return { text: `${say(provider, "yes")} ${introductions(provider, [only])}`, programs: [only] };
}
