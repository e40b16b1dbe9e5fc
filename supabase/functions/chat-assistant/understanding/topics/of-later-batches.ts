import type { PlainTopic } from "./topic.ts";

const batch = "(?:batch|cohort|intake|round|group|start)(?:es|s)?";
const cannot =
  "(?:miss|skip|(?:can|could|will|do|would) not (?:be able to )?(?:join|make|attend|come|do|start|take)|am (?:not free|busy|away))";
/** "Will there be another batch later if I miss this one?", "if I can't join next month, is there another batch?" */
const another = new RegExp(
  `^(?!.*\\b(?:pause|stop|mov(?:e|ed|ing)|switch|shift\\w*|transfer\\w*|come back|finish|continue|postpone|defer|midway|halfway|pick|leave)\\b).*(?:\\b(?:another|other|later|further|more|future|subsequent|second) ${batch}\\b|\\b${batch} (?:later|afterwards?|again|after (?:that|this|it))\\b|\\bif (?:i|we|he|she) ${cannot}\\b.*\\b(?:next one|another(?: one)?|later one|again)\\b)`,
);

/** "Iske baad wala batch kab aayega?", "uske next wala ka date?" */
const inHindi = new RegExp(
  `^(?!.*\\b(?:badal\\w*|change|shift|transfer)\\b).*(?:\\b(?:iske|uske|us ke|is ke|next ke|usse)? ?baad (?:wala|wale|wali|ka|ki|ke|me|mein) ${batch}\\b|\\b(?:uske|iske|us ke|is ke) (?:next|agla|agle|baad) (?:wala|wale|wali)\\b|\\b(?:batch|cohort) after (?:that|this|it|the next)(?: one)?\\b)`,
);

/** Whether it asks of the batch behind the next one. */
export function asksOfLater(text: string): boolean {
  return another.test(text) || inHindi.test(text);
}

/** What is asked of a batch that somebody would miss, and of the one behind it. */
export const topicsOfLaterBatches: readonly PlainTopic[] = [
  { says: inHindi, asked: "start" },
  { says: new RegExp(`(?=.*\\b${batch}\\b)${another.source}`), asked: "start" },
];
