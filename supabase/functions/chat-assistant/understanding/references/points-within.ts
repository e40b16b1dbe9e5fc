import type { Program } from "../../../../../content/programs.ts";
import type { Conditions } from "../conditions/conditions.ts";
import { ofSize } from "./by-size.ts";
import type { Talk } from "./talk.ts";

const within =
  /\b(?:in|inside|within) (?:it|this|that|there|(?:the|that|this) (?:\w+ )?(?:course|one|program|programme|training))$/;

/** Whether something is asked of what a program holds: "anything other than Python in the big course?" */
export function pointsWithin(text: string): boolean {
  return within.test(text) && !/\bwhich\b/.test(text);
}

/** The program within which something is asked for: what is set aside there, sets no program aside. */
export function pointedWithin(conditions: Conditions, talk: Talk): readonly Program[] {
  if (!pointsWithin(talk.text)) return [];
  return ofSize(conditions, talk) ?? (talk.focus.length === 1 ? talk.focus : []);
}
