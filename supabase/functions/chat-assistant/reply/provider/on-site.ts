import { textOf } from "../../understanding/tokens/text.ts";
import type { Part, Provider, Question } from "../wording/answer.ts";
import { stated } from "./stated-answers.ts";

/** "Do you train our people at our office?": whether we come is one thing, that there are programs for teams another. */
export function onSite(provider: Provider, question: Question): Part {
  const part = stated(provider, question);
  const isVisit = visits.test(question.clause.text);
  const isOfTeam = !isVisit && ofTeam.test(textOf(question.message));
  const { text } = isOfTeam
    ? stated(provider, { ...question, intent: "enterprise", yesOrNo: false })
    : part;
  return text && part.notKnown ? { ...part, text } : part;
}

/** "Can we drop in and have a look?" */
const visits =
  /\b(?:can|could|may) (?:i|we|he|she|they)\b.*\b(?:drop in|drop by|visit|come (?:over|by|and see|to see|in person)|have a look|look around|walk in|see (?:the|your))\b/;

const ofTeam =
  /\b(?:our|we|us|team|teams|staff|employees|colleagues|people|managers|company|firm|corporate|workshops?|department|organi[sz]ation|institution|factory|plant|group of)\b/;
