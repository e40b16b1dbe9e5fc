import { intents } from "../../../supabase/functions/chat-assistant/intents/all.ts";
import { wordsOf } from "../../../supabase/functions/chat-assistant/language/normalise.ts";

/** The examples of an intent, one a line; what has commas is a list of phrases. */
export function examplesIn(lines: string): string[] {
  return lines
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.includes(","));
}

const read = (text: string) => wordsOf(text).join(" ");
const all = new Set(Object.values(intents).flatMap(examplesIn).map(read));

/** Whether she has learned from just this question: then it shows nothing that it is answered. */
export function isExample(question: string): boolean {
  return all.has(read(question));
}
