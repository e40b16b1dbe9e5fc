import { placeOf } from "./ordinals.ts";

/** Which length is asked by its rank: the second longest, or the nearest one beyond another. */
export type Rank =
  | { place: number; from: "longest" | "shortest" }
  | { next: "longer" | "shorter"; from?: "longest" | "shortest" };

const ordinal = "(second|third|fourth|dusra|doosra|dusre|teesra)";
const most = "(longest|biggest|lengthiest|largest|shortest|smallest|quickest|briefest)";

/** "The second longest", "dusra sabse lamba", "second most hours" */
const byPlace = new RegExp(
  `\\b${ordinal} (?:(?:course|one|program) )?${most}\\b|\\b${ordinal} (?:number (?:pe|par|ka) )?sabse (lamba|lambe|bada|bade|zyada|chhota|chota|chhote|kam)\\b|\\b${ordinal} (most|least|fewest) (?:hours|time)\\b|\\b${ordinal} (?:in|by) (?:length|duration|hours|size)\\b`,
);

/** "The next longest after that", "just longer than the shortest", "usse just bada" */
const nextMost = new RegExp(`\\bnext[ -]${most}\\b`);
const nextMore =
  /\b(?:next|just|immediately|only just|one (?:step|size|notch)|right|directly) (longer|bigger|above|over|up|shorter|smaller|below|under|down)\b|\bnext (?:one )?(up|down)\b.*\b(?:length|hours|long|size)\b|\b(?:usse|us se|isse|is se) (?:just |thoda |bas |ek |zara )*(bada|bade|badi|lamba|lambe|zyada|chhota|chota|chhote|chote|kam)\b/;
/** "The one after the longest" */
const behind = new RegExp(
  `\\b(?:course|one|program|comes?|what|which|is) (?:right |just |directly )?(?:after|behind|following|before) the ${most}\\b`,
);
const fromMost = new RegExp(
  `\\b(?:than|above|below|under|over|after|behind) the ${most}\\b|\\bsabse (lamba|bada|chhota|chota)\\b`,
);

function isLong(word: string): boolean {
  return /^(?:long|big|length|larg|lamb|bad|most|zyada|above|over|up)/.test(word);
}

function endOf(word: string): "longest" | "shortest" {
  return isLong(word) ? "longest" : "shortest";
}

/** The rank that a question asks for; undefined where it asks for none. */
export function rankIn(text: string): Rank | undefined {
  const found = byPlace.exec(text)?.filter(Boolean);
  if (found) {
    const [, place = "", size = "longest"] = found;
    return { place: placeOf(place) ?? 1, from: endOf(size) };
  }
  const [, end] = fromMost.exec(text)?.filter(Boolean) ?? [];
  const from = end === undefined ? {} : { from: endOf(end) };
  const [, size] = nextMost.exec(text) ?? behind.exec(text) ?? [];
  // The next longest is shorter than that before it.
  if (size)
    return { next: isLong(size) ? "shorter" : "longer", ...(end ? from : { from: endOf(size) }) };
  const [, more] = nextMore.exec(text)?.filter(Boolean) ?? [];
  return more === undefined ? undefined : { next: isLong(more) ? "longer" : "shorter", ...from };
}
