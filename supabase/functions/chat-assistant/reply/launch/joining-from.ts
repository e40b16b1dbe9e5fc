import { textOf } from "../../understanding/tokens/text.ts";
import type { Token } from "../../understanding/tokens/token.ts";
import { phoneNumbers } from "../provider/phone-numbers.ts";
import { stated } from "../provider/stated-answers.ts";
import { type Part, type Provider, type Question, say } from "../wording/answer.ts";

const somebody =
  "(?:my|our|a|another|one|her|his) (?:\\w+ )?(?:colleagues?|friends?|wife|husband|spouse|partner|brother|sister|son|daughter|cousin|boss|manager|teammates?|team mates?|junior|roommate|neighbou?r|mother|father|uncle|aunt|coworker)";
const joins = "(?:join|joins|register|enroll|enrol|sign(?:ed)? up|come|do it|take it|be there)";

/** "My colleague wants to join as well", "sign me and my friend up", "both me and my wife" */
const beside = new RegExp(
  `\\b${somebody}\\b.*\\b${joins}\\b.*\\b(?:too|also|as well|along|together|with (?:me|us))\\b|\\b${somebody} (?:also|too) (?:\\w+ ){0,3}?${joins}\\b|\\b(?:also|too|and) ${somebody}\\b.*\\b${joins}\\b|\\b(?:me|myself|i) and ${somebody}\\b|\\b${somebody} and (?:me|myself|i)\\b|\\bboth of us\\b|\\bus both\\b`,
);

/** Whether somebody else is to join with whoever writes. */
export function joinsWithOther({ message }: Pick<Question, "message">): boolean {
  return beside.test(textOf(message));
}

const isThere =
  /\b(?:from|(?:am|are|is|live|lives|living|stay|stays|staying|based|settled|sitting|working|work|now) (?:in|at|near)|in)$/;

/** Where whoever joins says to be. */
function placeOf(tokens: readonly Token[]) {
  return tokens.flatMap((token, at) => {
    const before = textOf(tokens.slice(Math.max(0, at - 2), at));
    return token.kind === "place" && !token.excluded && isThere.test(before) ? [token] : [];
  })[0];
}

/** Whether it tells where whoever joins is. */
export function isElsewhere(message: readonly Token[]): boolean {
  return placeOf(message) !== undefined;
}

/** How one joins, with what is known for those who are elsewhere: "how do I join from Dubai?" */
export function withPlace(provider: Provider, question: Question, part: Part): Part {
  const place = placeOf(question.message);
  if (!place || !part.text) return part;
  if (place.zone === "IST") {
    const isHere = provider.content.site.city.toLowerCase().startsWith(place.text);
    const isSaid = question.context.topics.includes("otherCity");
    const { text } = stated(provider, { ...question, intent: "otherCity" });
    return isHere || isSaid || place.text === "india" || !text
      ? part
      : { ...part, text: `${part.text}\n\n${text}` };
  }
  const { text: numbers } = phoneNumbers(provider, { ...question, intent: "phoneFormat" });
  const told = [numbers, say(provider, "fromAbroad")].filter(Boolean).join(" ");
  return { ...part, text: `${part.text}\n\n${told}` };
}
