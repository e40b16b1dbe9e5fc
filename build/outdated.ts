import { type Content, ownContent } from "./checks/content.ts";

/** Says of something that it is not known; "we have no other branch" tells. */
const denies = /\b(?:don't have|I have no|no information|without a year|team can tell)\b/;
const isOnline = /^(?!.*\b(?:no|not|nothing|never)\b).*\bonline\b/i;

/**
 * Sentences of the assistant that still say that something is not known, although an answer or the launch tells it: a
 * line for each. Only those who know all of content/assistant would think of them when they publish it.
 */
export function listOutdated({
  answers,
  words,
  launch,
}: Pick<Content, "answers" | "words" | "launch"> = ownContent): string[] {
  const reply = (intent: string) => answers[intent]?.reply ?? "";
  const isTold = (intent: string) => reply(intent) !== "" && !denies.test(reply(intent));
  const mode = [reply("mode"), ...Object.values(answers.mode?.values ?? {})].join(" ");
  // Of dates by program nothing more is said than these.
  const isDated = isTold("start") && !answers.start?.values;
  const hasYear = launch?.sessions.some(({ date }) => /\b\d{4}\b/.test(date)) ?? false;
  return [
    ...denied(isOnline.test(mode), "the answer mode", {
      "words.ts: words.fromAbroad": words.fromAbroad,
      "about-provider.ts: abroad": reply("abroad"),
      "about-provider.ts: otherCity": reply("otherCity"),
    }),
    ...denied(isDated, "the answer start", {
      "words.ts: words.laterStart": words.laterStart,
      "words-in-talk.ts: laterStartAlone": words.laterStartAlone,
    }),
    ...denied(isTold("schedule"), "the answer schedule", {
      "about-teaching.ts: besideWork": reply("besideWork"),
    }),
    ...denied(hasYear, "a date of the launch", {
      "words.ts: words.launchPast": words.launchPast,
    }),
  ];
}

function denied(isTold: boolean, by: string, texts: Readonly<Record<string, string>>): string[] {
  return Object.entries(texts)
    .filter(([, text]) => isTold && denies.test(text))
    .map(
      ([place, text]) =>
        `content/assistant/${place}  says that it is not known, and ${by} tells it: is "${text}" still true?`,
    );
}
