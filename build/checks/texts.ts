import { ContentError } from "../content-error.ts";
import type { ContentText } from "../content-texts.ts";

/** What may be left empty: there nothing is said then. */
const mayBeEmpty =
  /^content\/(launch\.ts: launch\.seats|enrollments\/(opened\.ts: openedEnquiry\.cameBy|toolbar\.ts: filters\.periods)\..*|assistant\/in-other-words\.ts: .*|assistant\/\S+ \S+\.examples)$/;

/** What is read line by line, or is a drawing. */
const mayHaveLines =
  /^content\/(assistant\/.*|face\.ts: face|brand\.ts: logo|home\.ts: enterpriseDraft\.body)$/;

/** Where values are filled in, or braces belong to a drawing. */
const mayHaveBraces = /^content\/(assistant\/.*|mails\.ts.*|face\.ts: face|brand\.ts: logo)$/;

/** Throws a {@link ContentError} for the first text that would be shown as a gap, broken, or with its braces. */
export function checkTexts(texts: readonly ContentText[]): void {
  // Some are made of others: the short one is where it was written.
  for (const { place, text } of texts.toSorted(
    (one, other) => one.text.length - other.text.length,
  )) {
    const problem = findProblem(place, text);
    if (problem) throw new ContentError(`${place}  ${problem}`);
  }
}

function findProblem(place: string, text: string): string | undefined {
  if (text.trim() === "") return mayBeEmpty.test(place) ? undefined : "is empty: write something";
  const [hidden] = /[\p{Cc}\u2028\u2029]/u.exec(text.replaceAll("\n", "")) ?? [];
  if (hidden || !text.isWellFormed()) {
    const code = hidden?.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0");
    return `holds a character that nobody can see${code ? ` (U+${code})` : ""}: write this text anew`;
  }
  if (text.includes("\n") && !mayHaveLines.test(place)) return "must stand on one line";
  const [brace] = (!mayHaveBraces.test(place) && /\$?\{[\w.]*\}/.exec(text)) || [];
  return brace && `nothing is filled in for ${brace} here`;
}
