import { textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";
import { asks, beginsAnew, hasNoVerbYet, opening } from "./question-without-stop.ts";

/** "Who teaches", "kab shuru hoga" */
const asksInShort = /^(?:who (?:teaches|takes|trains|runs|gives)|kya|kab|kahan|kidhar|kaise) /;
/** A Hindi sentence ends with its verb. */
const ends =
  /\b(?:hai|hain|he|h|hoga|hogi|honge|hota|hoti|karu|karun|kare|karna|milega|milegi|milta|milti|sakta|sakti|sakte|padhata|padhate|sikhata|sikhate|chahiye|lagega|lagegi|padega|padegi|batao|kya|rahega|rahegi)$/;
/** "Office kahan hai", "job milegi kya" */
const asksInHindi =
  /^(?!(?:ka|ki|ke|ko|se|me|mein|par|pe|tak|wala|wale|wali|course|courses|program) )(?:\w+ ){0,2}?(?:kahan|kidhar|kab|kaise|kaun\w*|kons\w+|kitn\w+|milegi|milega|hoga|hogi)\b/;
/** "Fee structure", "syllabus of the app course" */
const names =
  /^(?:fees?|price|cost|charges|syllabus|curriculum|duration|timings?|class timings?|batch timings?|contact|refund|cancellation|placement|payment|emi|location|address|brochure|certificate|eligibility|start date)\b/;
/** Behind these what follows belongs to them. */
const binds =
  /\b(?:the|an?|of|for|in|on|at|to|from|with|by|about|your|you|my|our|its|is|are|was|be|do|does|did|can|could|will|would|should|how|what|which|when|where|who|why|and|or|aur|ya|if|(?<!\b(?:after|for|in|of|from|about|with|do|like) )(?:that|this|it)|i|we|he|she|they|tell|me|us|know|any|some|no|not|only|just|give|share|send|show|say|see|ask|explain|understand|want|need|than|as|because|many|much|long|ka|ki|ke|ko|se|me|mein|more|less|other|same|people|persons?|those|someone|anyone|ones?|everything|depends?|even|also|but|then|first|before|after|until|except|without)$/;

/** "What language is it taught in" ends so, but not before "which course". */
const asksOf =
  /^(?:what|which|who|whom|where)\b.* (?:\w+(?:ed|en|ant)|taught|held) (?:in|for|to|from|with|about|at)$/;
const asksWhat = /^(?:what|which|whom|how)\b/;

/**
 * "How long is the agents course who teaches", "certificate milega kya fees kitni hai": where one question may end and
 * the next begin, typed or spoken with nothing between them. What stands on both sides must be clear by itself.
 */
export function endsWithoutStop(part: readonly Token[]): number[] {
  const places = part.map((_, at) => at).slice(2, -1);
  return places.filter((at) => {
    if (part[at - 1]?.ends !== undefined) return false;
    const [left, right] = [textOf(part.slice(0, at)), textOf(part.slice(at))];
    const isStranded = asksOf.test(left) && !asksWhat.test(right);
    if ((binds.test(left) && !isStranded) || hasNoVerbYet(left)) return false;
    const isWhole = asks.test(left.replace(opening, "")) || ends.test(left);
    const isHindi = asksInHindi.test(right) && ends.test(right);
    const isAsked = beginsAnew(right) || asksInShort.test(`${right} `) || isHindi;
    return (isWhole || names.test(left)) && (isAsked || names.test(right));
  });
}
