import { textOf } from "../../understanding/tokens/text.ts";
import {
  amidForm,
  asksWhatToWrite,
  howSoonWritten,
} from "../../understanding/topics/of-registered.ts";
import { type Part, type Provider, type Question, say } from "../wording/answer.ts";
import { notStated, stated } from "./stated-answers.ts";

const notByMail =
  /\b(?:other than|besides|apart from|aside from|except(?: for)?|without|instead of|rather than|not (?:by|through|via|over|on)|(?:that|which) (?:is|are) not|beyond) (?:an? |the |your |by |through |via )*(?:e ?mails?|mails?|mailing)\b/;

/** "Everything is ask the team. Who even reads that mail?" */
const whoReads =
  /\bwho (?:even |actually |really |all |exactly |will |is it that )*(?:reads?|answers?|replies|reply|checks?|gets|receives?|opens?|looks at|sits)\b/;

/** How to reach the team; "other than by e-mail": on which networks, and that no number is known. */
export function contact(provider: Provider, question: Question): Part {
  if (whoReads.test(question.clause.text)) return { text: say(provider, "whoReads"), programs: [] };
  if (howSoonWritten.test(question.clause.text))
    return { text: say(provider, "contactWhen"), programs: [] };
  if (asksWhatToWrite.test(question.clause.text)) return whatToWrite(provider, question);
  if (!notByMail.test(textOf(question.message))) return stated(provider, question);
  const social = stated(provider, { ...question, intent: "social" });
  const notKnown = notStated(provider, "phone");
  return social.text && notKnown ? { ...social, notKnown } : stated(provider, question);
}

/** "I'll write to them. What should I tell them?": of the form, where that was spoken of. */
function whatToWrite(provider: Provider, { context }: Question): Part {
  const isOfForm = amidForm.has(context.topics[0] ?? "");
  return { text: say(provider, isOfForm ? "tellOfForm" : "tellOfQuestion"), programs: [] };
}
