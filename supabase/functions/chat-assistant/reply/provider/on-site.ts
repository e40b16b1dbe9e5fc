import { textOf } from "../../understanding/tokens/text.ts";
import type { Part, Provider, Question } from "../wording/answer.ts";
import { stated } from "./stated-answers.ts";

/** "Do you train our people at our office?": whether we come is one thing, that there are programs for teams another. */
export function onSite(provider: Provider, question: Question): Part {
  const part = stated(provider, question);
  const isOfTeam = ofTeam.test(textOf(question.message));
  const { text } = isOfTeam
    ? stated(provider, { ...question, intent: "enterprise", yesOrNo: false })
    : part;
  return text && part.notKnown ? { ...part, text } : part;
}

const ofTeam =
  /\b(?:our|we|us|team|teams|staff|employees|colleagues|people|managers|company|firm|corporate|workshops?|department|organi[sz]ation|institution|factory|plant|group of)\b/;
