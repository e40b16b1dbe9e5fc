import { expect, test } from "vitest";
import { byProgram } from "./academy-by-program.ts";

function says(talk: readonly string[]): string {
  let context: string | null = null;
  let last = "";
  for (const ask of talk) {
    const answered = byProgram.respond(ask, byProgram.readContext(context));
    context = JSON.stringify(answered.context);
    last = answered.reply;
  }
  return last;
}

test.each<[ask: string | string[], must: string[], mustNot?: string[]]>([
  ["if i pay the app course monthly how much per month", ["₹40,000", "six monthly"], ["12,000"]],
  [["what is the price of the app course", "and what would i pay per month"], ["six monthly"]],
  ["can i move to a later batch and is it charged extra", ["free of charge"], ["costs"]],
  ["do i get a certificate and is it charged extra", ["ertificat", "the rest"], ["costs"]],
  ["for 4 of us what does it cost together", ["₹9,500", "10 % off"], ["ogether:", "team"]],
  ["app course price n from which date to which date", ["₹40,000", "18 Jan", "30 April"]],
  ["agentic kab se kab tak chalega", ["6 February", "14 March"], ["18 Jan"]],
  ["compare app and agentic and say which is cheaper", ["Agent Architecture", "costs ₹12,000"]],
  ["which is the longest program?", ["longest program is"], ["on five mornings"]],
  ["how much longer is app than agentic", ["longer by 30 hours"]],
  ["how many weeks is the app course at 5 hours a week", ["8 weeks"]],
  ["which take the same time", ["on five mornings", "one weekend"], ["twenty evenings"]],
  ["how long is the app course", ["40 hours, on twenty evenings"]],
  ["My son turns 18 on 2 March. From which age do you admit", ["You have to be 18"]],
  ["mera beta abhi 17 ka hai, admission milega?", ["You have to be 18"], ["form"]],
  ["i only did 12th no btech no bca so i cant apply no?", ["No degree", "a year of Python"]],
  ["I have no degree, can i join?", ["No degree is asked for"]],
  [
    "I can't attend after all, so my cousin will come on my seat, that is fine isn't it",
    ["A seat can't be passed on"],
    ["No problem"],
  ],
  ["meri jagah mera bhai aa sakta hai?", ["A seat can't be passed on"]],
  ["i will come late by one hour, that is fine isn't it", ["attendance"], ["No problem"]],
  ["names of the companies where you send our cv", ["names of the companies"], ["officer"]],
  ["out of your last batch what percent got jobs", ["officer", "don't have information"]],
  ["thanks, that's fine", ["No problem"]],
])("what is published by program is told as it is asked: %s", (ask, must, mustNot = []) => {
  const reply = says([ask].flat());
  for (const part of must) expect(reply).toContain(part);
  for (const part of mustNot) expect(reply).not.toContain(part);
});
