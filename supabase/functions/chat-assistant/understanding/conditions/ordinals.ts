import { numberOf } from "../../language/numbers.ts";
import { textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";

/** Which of a list are pointed at by their place in it. */
export type Places = {
  /** 0 for "the first one"; -1 for "the last one". */
  place?: number;
  /** 0 for "drop the first one"; -1 and -2 for "not the last two". */
  placesOut?: readonly number[];
  /** 2 for "the first two", -2 for "the last two". */
  firstOf?: number;
  /** 0 and 2 for "the first and third course". */
  several?: readonly number[];
};

const places: Record<string, number> = {
  first: 0,
  "1st": 0,
  pehla: 0,
  pehle: 0,
  second: 1,
  dusra: 1,
  doosra: 1,
  dusre: 1,
  teesre: 2,
  middle: 1,
  third: 2,
  teesra: 2,
  last: -1,
  former: 0,
  latter: 1,
  fourth: 3,
  fifth: 4,
  sixth: 5,
};

/** Which place an ordinal names: 0 for "first", -1 for "last". */
export function placeOf(ordinal: string): number | undefined {
  return places[ordinal];
}
const placed =
  /\b(first|pehla|pehle|second|dusra|doosra|dusre|middle|third|teesra|fourth|last)(?: (?:course|program|programme|one|wala|wale|option|bootcamp|training)s?\b|(?= (?:is |are |one )*(?:also )?(?:longer|shorter|bigger|smaller|quicker|as long|as short)\b)|(?= (?:is|takes|has|was) (?:only |just |also |even )*\d+\b)|(?= please$| then$| also$| too$| bhi$| (?:have|has|cover|covers|teach|teaches|does|do)\b)| (?:of|from|in|on) (?:them|these|those|the two|the list|your list|that list)\b|(?<=\bthe \w+)(?= (?:is|are|was) (?:for|meant|about|made|good|suited|right|what|who|how)\b| (?:is )?(?:meant )?(?:for|about)$)|(?<!\b(?:for|it|that|this|me|us|them|him|her|take|do|start|comes?|learn|know) \w+)$)/;

/** "No, the first. Sign me up." */
const beforeMore =
  /\bthe (first|second|third|last)(?= (?:sign|register|enroll|enrol|book|put me|how|where|what|who|is it|does it)\b)/;

/** "Only in the latter?" */
const ofTwo =
  /\bthe (former|latter)\b(?! (?:employee|student|learner|participant|company|boss)s?\b)/;

/** "The first two", "your last two" */
const firstOf =
  /(?:\b(?:the|your|those|these|between|of|in|for|compare) |^)(first|last) (two|three|2|3)\b/;

const ordinal = "(first|pehla|pehle|second|dusra|doosra|dusre|middle|third|teesra|fourth|last)";
const thing = "(?:course|program|programme|one|wala|wale|option|bootcamp|training)s?";
/** "The first and third course", "the second one and the last together" */
const several = new RegExp(
  `\\b${ordinal}(?: ${thing})? (?:and|aur|plus|with|or|vs|versus|than) (?:the |your )?${ordinal}(?: ${thing}\\b|$| (?:together|combined|please|in all|in total|for|take|takes|cover|teach|have|is|are|ka|ke|ki|milake|dono)\\b)`,
);

/** "Drop the last two", "not the first two" */
const severalOut =
  /\b(?:drop|dropping|skip|skipping|leave out|leave|leaving|not|except|excluding|apart from|other than|besides|without|minus|remove|forget|ignore|barring|but) (?:out )?(?:the|your|those|these) (first|last) (two|three|2|3)\b/;

/** "And the one in between?" */
const between = /\bthe (?:one|course|program|programme) in (?:between|the middle)\b/g;

/** What a message says of places in a list. */
export function placesIn(tokens: readonly Token[]): Places {
  const isOut = ({ kind, excluded }: Token) => kind === "pointer" && excluded === true;
  const told = textOf(tokens.filter((token) => !isOut(token)));
  const [, ordinal, number] = severalOut.exec(told) ?? [];
  const placesOut = tokens
    .filter(isOut)
    .map(({ text }) => text)
    .concat(ordinal ? [`${ordinal} ${number}`] : [])
    .flatMap(placesOf);
  const pointing = told.replace(severalOut, "").replace(between, "the middle one");
  const [, one = "", other = ""] = several.exec(pointing) ?? [];
  const listed = [one, other].flatMap((word) => places[word] ?? []);
  if (listed.length > 1) return { several: listed, ...(placesOut.length > 0 && { placesOut }) };
  const [, named = ""] =
    placed.exec(pointing) ?? beforeMore.exec(pointing) ?? ofTwo.exec(pointing) ?? [];
  const place = places[named];
  const [, end, word] = firstOf.exec(pointing) ?? [];
  const count = word ? (numberOf(word) ?? 0) : 0;
  return {
    ...(place !== undefined && { place }),
    ...(placesOut.length > 0 && { placesOut }),
    ...(count > 0 && { firstOf: end === "last" ? -count : count }),
  };
}

function placesOf(pointer: string): number[] {
  const [ordinal = "", count = ""] = pointer.split(" ");
  const place = places[ordinal];
  const step = ordinal === "last" ? -1 : 1;
  const length = numberOf(count) ?? 1;
  return place === undefined ? [] : Array.from({ length }, (_, at) => place + at * step);
}
