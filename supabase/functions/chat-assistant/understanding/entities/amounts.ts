import { numberOf } from "../../language/numbers.ts";
import type { Word } from "../../language/segments.ts";
import { stem } from "../../language/stem.ts";

const hourWords = /^(h|hour|hr|ghant|ghanta|ghante|gantalu|hrs|hours)$/;
const isHours = (word: string) => hourWords.test(word) || hourWords.test(stem(word));
const moneyWords = /^(rs|rupee|rupees|inr|dollar|dollars|thousand|lakh|lakhs|usd)$/;

/** "Which is 40 then?": after such a number nothing follows that it could count. */
const afterBare =
  /^(one|ones|then|wala|wale|only|please|too|but|and|for|as|right|also|correct|or|na)?$/;
/** "Longer than 20": after these a number that counts nothing else counts hours. */
const limits = /^(than|below|over|above|least|most|maximum|minimum)$/;
/** Before it these tell that it counts something else, as do the names of months. */
const beforeOther =
  /^(at|by|class|under|age|aged|jan|january|feb|february|march|april|may|june|july|aug|august|sept|september|oct|october|nov|november|dec|december)$/;

/** "If she says that forty is too much" */
const tooMuch =
  /^(?:is|are|seems?|sounds?|feels?|would be|will be) (?:way |far |a bit |just |really |simply )*too (?:much|long|many|little|short|few)\b/;

/** "Is it also ten?" */
const alsoSo =
  /\b(?:is|are|takes?) (?:it |that |this |they |both |mine |his |hers )*(?:also|only|just|the same|same|exactly|still)$/;

/** "15 training hours" */
const ofTeaching = /^(?:training|learning|teaching|contact|class|classroom|course|study|working)$/;

/** "Five HR people" */
const ofPeople =
  /^(?:people|persons?|folks?|managers?|executives?|heads?|leads?|professionals?|staff|team|partners?|ladies|girls|guys|colleagues|business)$/;

/** "Twenty five hours" */
const tens = /^(?:twenty|thirty|fou?rty|fifty|sixty|seventy|eighty|ninety)$/;

function joinedAt(texts: readonly string[], at: number) {
  const [ten = "", one = "", unit = "", after = ""] = texts.slice(at, at + 4);
  const [many, few = 0] = [numberOf(ten) ?? 0, numberOf(one)];
  const counted = few > 0 && few < 10 ? wordsOfHours(unit, after) : 0;
  return counted > 0 ? hoursOf(many + few, 2 + counted) : undefined;
}

/** How many words say that hours are counted. */
function wordsOfHours(unit: string, after: string): number {
  if (isHours(unit)) return unit === "hr" && ofPeople.test(after) ? 0 : 1;
  return ofTeaching.test(unit) && isHours(after) ? 2 : 0;
}

/** The number at this place, with what it counts: hours (`lengths` are those of the programs), money, or nothing. */
export function numberAt(
  words: readonly Word[],
  texts: readonly string[],
  at: number,
  lengths: ReadonlySet<number>,
) {
  const [text = "", next = "", after = ""] = texts.slice(at, at + 3);
  if (/^(rs|inr|dollars)$/.test(text) && numberOf(next) !== undefined) {
    return amount(next, moneyWords.test(after) ? 3 : 2);
  }
  const joined = tens.test(text) ? joinedAt(texts, at) : undefined;
  if (joined) return joined;
  const value = numberOf(text);
  if (value === undefined) return undefined;
  const isLast = words[at]?.ends !== undefined;
  const unit = isLast ? "" : next;
  const counted = wordsOfHours(unit, after);
  if (counted > 0) return hoursOf(value, 1 + counted);
  if (moneyWords.test(unit)) return amount(text, moneyWords.test(after) ? 3 : 2);
  if (lengths.has(value) && isOfLength(texts, at, isLast)) return hoursOf(value, 1);
  return /^\d+$/.test(text) ? bareAt(texts, at, unit, { value, lengths }) : undefined;
}

/** "If she finds forty too much", "is it also ten?": how long a program takes. */
function isOfLength(texts: readonly string[], at: number, isLast: boolean): boolean {
  const before = texts.slice(Math.max(0, at - 3), at).join(" ");
  if (isLast || at === texts.length - 1) return alsoSo.test(before);
  return tooMuch.test(texts.slice(at + 1, at + 7).join(" "));
}

/** "A team of 40" */
const ofTeam =
  /^(?:team|teams|group|groups|batch|class|staff|crew|department|company|firm|size|strength) of$/;

/** "Only the ones under 30": no age. */
const onesUnder =
  /\b(?:ones?|courses?|programs?|trainings?|those|anything|something) (?:(?:that|which) )?(?:(?:is|are) )?under$/;

/** "Which one is 20?": a number that stands alone. */
function bareAt(
  texts: readonly string[],
  at: number,
  unit: string,
  { value, lengths }: { value: number; lengths: ReadonlySet<number> },
) {
  const isBare =
    afterBare.test(unit) &&
    !ofTeam.test(texts.slice(Math.max(0, at - 2), at).join(" ")) &&
    (meansHours(texts[at - 1] ?? "", lengths.has(value)) ||
      onesUnder.test(texts.slice(Math.max(0, at - 5), at).join(" ")) ||
      isClaimed(texts, at, value));
  return isBare ? hoursOf(value, 1) : { length: 1, meaning: { kind: "number", value } as const };
}

function meansHours(before: string, isLength: boolean): boolean {
  return limits.test(before) || (isLength && !beforeOther.test(before));
}

/** "Which one is 20?", "and the agent course is 20 as well?" */
function isClaimed(texts: readonly string[], at: number, value: number): boolean {
  const before = texts.slice(Math.max(0, at - 6), at).join(" ");
  return (
    value > 1 &&
    value < 1000 &&
    /\b(?:one|course|program|programme|it|that|training|together|both|all|which)\b.*\b(?:is|are|takes?|be|lasts?|together|total)(?: about| only| just| also)?$/.test(
      before,
    )
  );
}

function hoursOf(value: number, length: number) {
  return { length, meaning: { kind: "hours", value } as const };
}

function amount(text: string | undefined, length: number) {
  return { length, meaning: { kind: "amount", value: Number(text) } as const };
}
