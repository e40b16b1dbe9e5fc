import { type Part, type Provider, type Question, say } from "../wording/answer.ts";
import { stated } from "./stated-answers.ts";

/** "Do I write the +65 myself?", not "can I leave a space behind the country code?" */
const ofCode =
  /^(?!.*\b(?:spaces?|gaps?|dash(?:es)?|hyphens?|brackets?|dots?|blanks?)\b).*\b(?:country code|(?:the|my|with|is|put|add|write|type|enter|^) ?\d{2,3}(?! (?:digits?|characters|numbers?)))\b/;

/** What may be typed for a phone number, and where its country code goes. */
export function phoneSigns(provider: Provider, question: Question): Part {
  return ofCode.test(question.clause.text)
    ? { text: say(provider, "codeField"), programs: [] }
    : stated(provider, question);
}
