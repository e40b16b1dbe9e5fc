import { oneAfter } from "../../understanding/topics/plain-topics.ts";
import { stated } from "../provider/stated-answers.ts";
import { type Part, type Provider, type Question, say } from "../wording/answer.ts";
import { launchSession } from "./launch-session.ts";

/** When the next one starts, and that no date is known of the one after it; a zone asks for the session's time there. */
export function starts(provider: Provider, question: Question): Part {
  const { tokens, text } = question.clause;
  if (tokens.some(({ kind }) => kind === "zone") && provider.content.launch)
    return launchSession(provider, question);
  const part = stated(provider, question);
  return part.text && oneAfter.test(text)
    ? { ...part, text: `${part.text} ${say(provider, "laterStart")}` }
    : part;
}
