import { textOf } from "../../understanding/tokens/text.ts";
import type { Part, Provider, Question } from "../wording/answer.ts";
import { stated } from "./stated-answers.ts";

const notByMail =
  /\b(?:other than|besides|apart from|aside from|except(?: for)?|without|instead of|rather than|not (?:by|through|via|over|on)|(?:that|which) (?:is|are) not|beyond) (?:an? |the |your |by |through |via )?(?:e ?mails?|mails?|mailing)\b/;

/** How to reach the team; "other than by e-mail": on which networks, and that no number is known. */
export function contact(provider: Provider, question: Question): Part {
  if (!notByMail.test(textOf(question.message))) return stated(provider, question);
  const social = stated(provider, { ...question, intent: "social" });
  const { notKnown } = provider.content.answers.phone ?? {};
  return social.text && notKnown ? { ...social, notKnown } : stated(provider, question);
}
