import { numberOf } from "../../language/numbers.ts";
import { sizeInSum } from "./sums.ts";

/** "Okay, the shorter", "the shorter of those two", "chhota wala" */
export function sizedAlone(text: string): [string, undefined, string] | null {
  const [found, size] = [
    alone,
    alike,
    ofThose,
    mostOf,
    mostMeant,
    wala,
    walaSized,
    whichever,
    sizeInSum,
  ].flatMap((way) => way.exec(text) ?? []);
  return found && size
    ? [found, undefined, /^(?:more|most|long|big|lamb|bad)/.test(size) ? "long" : "short"]
    : null;
}

const severalOf =
  /\b(two|three|2|3) (short(?:est|er)?\b|quick(?:est|er)|small(?:est|er)|long(?:est|er)|bigg(?:est|er))\b|\b(short(?:est|er)|quick(?:est|er)|small(?:est|er)|long(?:est|er)|bigg(?:est|er)) (two|three|2|3)\b/;

/** So many of the longest or of the shortest. */
export type SeveralSized = { count: number; is: "longest" | "shortest" };

/** "The two shortest ones" */
export function severalSized(text: string): SeveralSized | undefined {
  const [, before, size, sized, behind] = severalOf.exec(text) ?? [];
  const count = numberOf(before ?? behind ?? "");
  if (!count) return undefined;
  return { count, is: /^(?:long|big)/.test(size ?? sized ?? "") ? "longest" : "shortest" };
}

const ofThose =
  /(?<!\b(?:which|what|one) (?:is|of them is) )\bthe (shorter|longer|quicker|bigger|smaller)(?: one| course| program)? (?:out of|of|among|between)\b(?!.*\b(?:is|would be) (?:which|what|kaunsa|konsa)\b)/;
/** "For whom is the longest of your three programs intended?" */
const mostMeant =
  /\bis the (shortest|longest|quickest|biggest|smallest)(?: one)? (?:out )?of (?:the|your|these|those|them|all)(?: \w+){0,2}? (?:meant|intended|made|designed|aimed|for|about|good|suitable)\b/;
/** "What is in the longest of your courses?" */
const mostOf =
  /\b(?:in|for|of|from|with|about|join|take|choose|prefer|does|do|will|would|can) the (shortest|longest|quickest|biggest|smallest)(?: one)? (?:out )?of (?:the|your|these|those|them|all)\b/;
const wala =
  /\b(lamba|lambe|bada|bade|chhota|chhote|chota|chote|long|longer|short|shorter|big|bigger|small|smaller) (?:wala|wale|wali)\b(?!.*\b(?:kaunsa|konsa|kaun sa|kon sa)\b)/;
/** "Developer wala bada course" */
const walaSized =
  /\bwala (lamba|bada|chhota|chota|long|longer|short|shorter|big|bigger|small|smaller) (?:wala|course|program|programme|one)\b/;

/** "Whichever is shorter of the two", "jo bhi chhota ho" */
const whichever =
  /\b(?:whichever|which ever|jo bhi|jo)(?: (?:one|course|program|of (?:them|the two|those|these)))? (?:is |are |takes |has |needs |be )?(?:the )?(shorter|shortest|longer|longest|quicker|quickest|bigger|biggest|smaller|smallest|less|fewer|more|chhota|chota|lamba|bada)(?= (?:hours?|time|of|between|among|in|from|ho|hai|out|tell|what|i|then|please|one|and)\b|$)/;

const alone =
  /(?:^(?:(?:ok|okay|so|then|and|but|no|well|fine|good|i would pick|i would take|i pick|i take|i will take|i choose|what about|how about) )*|\b(?:for|in|of|with|about|join|take|choose|prefer|back to) )the (shorter|longer|quicker|bigger|smaller)(?: then| please| only)*(?=$| (?:how|where|what|can|so|is|does|do|and)\b(?! of))/;

/** "(What does it teach?) Same question for the longest" */
const alike =
  /^(?:(?:and|so|but|ok|also) )*(?:(?:the )?same(?: question| thing)?(?: again)? )?(?:for|about|with|of) (?:the|your) (longest|shortest|biggest|smallest)(?: one| course| program)?$/;

const long = "(?:long|lengthy|big|time taking|time consuming)";
const degree = "(?:so|that|too|very|as|quite|all that)";
const asked =
  "\\b((?:which|what|kaunsa|konsa)(?: (?!not\\b)\\w+){0,6}?|something|anything|(?:a|any) (?:course|program|programme|training)|(?:one|course|program|programme) (?:that|which) (?:is|does)) ";
const notSoLong = new RegExp(`${asked}(?:not ${degree}|less) ${long}\\b`);

/** "Bada wala hata do", "chhote wale ke bina" */
const walaOut =
  /\b(?:sabse )?(lamb|bad|chh?ot)[aei] wal[aei] (?:ko |to )?(?:hata\w*|chh?od\w*|nika+l\w*|(?:ke )?(?:bina|alawa|alava|siwa))(?: (?:do|de|dein|ke|kar))?/g;

/** "Which is not so long?" asks which is shorter, and what is left out stands behind that. */
export function inPlainSizes(text: string): string {
  return text
    .replace(notSoLong, "$1 shorter")
    .replace(
      walaOut,
      (_, size: string) => `leave out the ${/^ch/.test(size) ? "short" : "long"} one`,
    );
}
