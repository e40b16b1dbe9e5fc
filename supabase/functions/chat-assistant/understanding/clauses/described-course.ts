import type { Read, Told } from "../scoring/in-other-words.ts";
import { textOf } from "../tokens/text.ts";
import { isSkill, symbolsOf, type Token } from "../tokens/token.ts";

/** "The program that teaches (ROI)", "the course on (agents)": by what it teaches a program is named. */
const names =
  /\b(?:the|your|that) (?:\w+ )?(?:course|program|programme|training|class|bootcamp|one) (?:on|about|with|covering|teaching|(?:that|which) (?:teaches|covers|has|includes|deals with|is (?:on|about)))(?: (?:the|an?|ai))*$/;
/** From here on it is what is asked of that program. */
const sure = 0.9;
/** So few words ask nothing else: "and the course on agents?" */
const least = 3;

/**
 * What a part asks that names a program by what it teaches: "how can I join (the program that teaches ROI)" asks how one
 * joins a program, not whether ROI is taught.
 */
export function withDescribedCourse(told: Told, tokens: readonly Token[], read: Read): Told {
  if (told.guesses[0]?.intent !== "coverage") return told;
  const at = tokens.findIndex(isSkill);
  const before = textOf(tokens.slice(0, at));
  const [description] = (at > 0 && names.exec(before)) || [];
  if (!description) return told;
  const led = before.length - description.length;
  const start = tokens.findIndex((_, place) => textOf(tokens.slice(0, place)).length + 1 >= led);
  const rest = tokens.slice(at + 1);
  if (start + rest.length < least) return told;
  const meant = read([...symbolsOf(tokens.slice(0, start)), "@program", ...symbolsOf(rest)]);
  const [top] = meant.guesses;
  const isElse = top !== undefined && top.intent !== "coverage" && top.chance >= sure;
  return isElse ? { ...told, guesses: meant.guesses } : told;
}
