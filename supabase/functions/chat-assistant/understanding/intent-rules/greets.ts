import type { Clause } from "../clauses/clauses.ts";

/** Words with which one greets, or asks whether anybody is there. */
const salutes =
  /\b(?:h+i+|h+e+y+a?|hello+|helo+|halo+|hl+o|hiya|howdy|hola|yo|sup|wa?ssup|greetings?|good (?:morning|afternoon|evening|day|night)|morning|evening|nama\w+|vanakkam|vanakam|sala+m\w*|assalam\w*|pranam|adaab|ram ram|jai \w+|sat sri|suprabhat|nomoskar|nice to|pleased to|glad to|meet|there|koi hai|up|start|begin|knock|aivy|bot|name|naam|myself|haal|chaal|kaise|kaisi|kya chal|talk|chat|online|available|around|awake|new)\b/;

/** Longer than that, what asks something and holds no such word is no greeting: "pakka 25 hi baki hai na abhi?" */
const few = 4;

/** Whether a clause may greet: a question greets in so many words or not at all. */
export function mayGreet({ text, tokens }: Pick<Clause, "text" | "tokens">): boolean {
  const asks = tokens.some((token) => token.asks);
  return !asks || tokens.length < few || salutes.test(text);
}
