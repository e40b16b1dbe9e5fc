import type { Program } from "../../../../../content/programs.ts";
import { withoutEdges, withoutOpening } from "../sentences/opening-words.ts";
import type { Talk } from "./talk.ts";

/** "Which one does?" after she has said which. */
const whichThen =
  /^which (?:one |ones |program |course )*(?:does|do|is|has|has it|has that|teaches it|teaches that|covers it|covers that|is it|is that|then|instead|(?:is|would be) (?:meant |right |good |suitable |something )*for (?:them|him|her|those|such people|those people))$/;
/** "Which one doesn't?" */
const whichNot = /^which (?:one |ones |program |course )?(?:does|do|is|are|has) not$/;
/** "How long is that one?", when the last reply named it beside the one that it was asked of. */
const thatOne = /\b(?:that|this)(?: other)? (?:one|course|program|programme|class|training)\b/;

/** "The one that does not, how long is it?", "the one without: what is in it?" */
const theOneNot =
  /\bthe (?:one|ones|program|programs|course|courses)(?: that| which)? (?:(?:does|do|is|are|has|have) not|without)(?= (?:how|what|who|when|where|is|does|please|send|tell|give|show)\b|$)/;

/** Whether it asks which of them does what was asked: "which one is?" */
export function asksWhichThen(text: string): boolean {
  return [text, withoutOpening(text), withoutEdges(text)].some((said) => whichThen.test(said));
}

/** Whether it asks which of them does not. */
export function asksWhichNot(text: string): boolean {
  return whichNot.test(withoutEdges(text));
}

/** "Which one does?", "that one": what the last reply named beside what it was asked of. */
export function ofLastAnswer({ text, met, focus, programs }: Talk): readonly Program[] | undefined {
  if (asksWhichThen(text)) return met;
  if (thatOne.test(text) && met.length === 1 && focus.length === 1) return met;
  const isNot = asksWhichNot(text) || (theOneNot.test(text) && met.length > 0);
  if (!isNot) return undefined;
  return met.length > 0 ? programs.filter((one) => !met.includes(one)) : [];
}
