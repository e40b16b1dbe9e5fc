import { subjectOf } from "../../intents/all.ts";

/**
 * How words look to the scorer behind what was asked before them: beside each stands that, and the subject of it. Of
 * 1,993 turns of talks by hands that were held out 650 in a thousand are then heard right, of the words alone 420.
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
