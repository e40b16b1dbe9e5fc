import type { Part, Provider, Question } from "../wording/answer.ts";
import { stated } from "./stated-answers.ts";

const notByMail =
  /\b(?:other than|besides|apart from|aside from|except(?: for)?|without|instead of|rather than|not (?:by|through|via|over|on)|beyond) (?:an? |the |your |by |through |via )?(?:e ?mails?|mails?|mailing)\b/;

/** "How do I reach you other than by e-mail?": on which networks, and that no number is known. */
export function besidesMail(provider: Provider, question: Question): Part | undefined {
  if (!notByMail.test(question.clause.text)) return undefined;
  const social = stated(provider, { ...question, intent: "social" });
  const { notKnown } = provider.content.answers.phone ?? {};
  return social.text && notKnown ? { ...social, notKnown } : undefined;
}
