import { splitAfter, textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";
import { wordSet } from "../tokens/word-set.ts";

/** What is told with a question that only asks whether or where that is taught: "… Which class fixes that?" */
export type Situation = {
  /** What is told. */
  told: readonly Token[];
  /** All of it. */
  tokens: readonly Token[];
  before: readonly Token[];
  after: readonly Token[];
  /** How many words of its own what is told has. */
  words: number;
  /** It points at what is told: "who teaches that?" */
  pointsBack: boolean;
  yesOrNo: boolean;
};

/** Words that by themselves only ask what is taught, or point. */
const asking =
  wordSet(`which what who where any anything something some is are there do does will would can could should
  shall may i we you he she me us my mine our your yours of the a an in on for from with about to at this that these those
  it them they one ones course courses class classes program programs programme module modules training trainings topic topics subject
  session lesson part bootcamp workshop teach teaches taught cover covers covered include includes handle handles deal deals help
  helps fix fixes fixed solve solves address addresses train trains show shows learn learning have has got offer offers anywhere
  somewhere everywhere all please sir bro yaar so and then ok or how not be able life problem issue trouble stuff like take join
  pick choose go best right good better suited suits suitable fit fits meant kaunsa konsa kaun sa kaunse kis mein me karu karun
  lu lun le chahiye hai hoga kya bata batao suggest recommend advice advise hope possible answer look else
  tell us now need want mujhe mere liye anybody anyone someone somebody here actually exactly really does yes no hi hello hey bhai bhaiya didi dost seekhna
  seekhni sikhna sikhni`);

const asksTaught =
  /\b(?:which|what|any|anything|something|some|a|your|one|kaunsa|konsa|kis|this|that) (?:of (?:your |the |these |those )*)?(?:\w+ )?(?:courses?|class(?:es)?|program(?:me)?s?|modules?|trainings?|bootcamp|workshop|one|topics?|subject|part|session|lesson)\b|\b(?:teach|teaches|taught|covers?|covered|(?:you|it|they|that|one) (?:show|shows|explain|explains)|(?:will|would|can|could|does|do|to|what|who|that|which)(?: you| someone| somebody| anyone| anybody| it| they)? help|helps|fix(?:es)?|solves?|address(?:es)?|handles?|trains?)\b|\b(?:anything|something) (?:on|for|about|like)\b|\b(?:any|is there) hope\b|\bwhere (?:do|can|would|could|will) (?:i|we) learn\b|^(?:so |and |then )*(?:which|what to take|kaunsa|konsa)$/;
const back = /\b(?:that|this|it|these|those|such|them)\b/;
const whether =
  /^(?:(?:and|so|but|then|also) )*(?:is|are|do|does|will|would|can|could|have|any|anything|something|got|covered|taught|you|someone|somebody)\b|\bor (?:no|not)$/;
const open = /\b(?:which|what|who|where|how|kaunsa|konsa|kaun|kis)\b/;

/** Finds what is told with a question that has no words of its own beside it. */
export function situationIn(tokens: readonly Token[]): Situation | undefined {
  const pieces = splitAfter(tokens, ({ ends }) => ends !== undefined);
  const at = pieces.findLastIndex((piece) => askedIn(piece) !== undefined);
  const piece = pieces[at];
  const ask = piece && askedIn(piece);
  if (!ask) return undefined;
  const rest = piece.filter((token) => !ask.includes(token));
  const [first, last] = toldAround(pieces, at, rest.length > 0);
  const told = pieces.slice(first, last).flatMap((one) => (one === piece ? rest : one));
  const isOfElse = told.some((token) => token.excluded || named.has(token.kind));
  const telling = told.filter(isTelling);
  const isAskedApart = startsQuestion.test(textOf(rest.filter(({ text }) => text !== "and")));
  if (isOfElse || isByName(telling) || isAskedApart) return undefined;
  const text = textOf(ask);
  return {
    told,
    words: telling.length,
    tokens: pieces.slice(first, last).flat(),
    before: pieces.slice(0, first).flat(),
    after: pieces.slice(last).flat(),
    pointsBack: rest.length === 0 && back.test(text),
    yesOrNo: !open.test(text) && (whether.test(text) || ask.some(({ asks }) => asks)),
  };
}

/** What is mostly named is asked by its name. */
function isByName(telling: readonly Token[]): boolean {
  const named = telling.filter((token) => token.kind !== "word" || token.features).length;
  return 2 * named >= telling.length;
}

/** What names these is asked of them. */
const named = new Set(["program", "pointer", "hours", "zone"]);

function isTelling({ kind, text }: Token): boolean {
  const isWord = kind === "word" && !asking.has(text);
  return kind === "skill" || kind === "technology" || isWord;
}

/** The words at an end of a piece that only ask. */
function askedIn(piece: readonly Token[]): readonly Token[] | undefined {
  const isAsking = ({ kind, text }: Token) => kind === "word" && asking.has(text);
  const begin = piece.findIndex((token) => !isAsking(token));
  const runs =
    begin < 0
      ? [piece]
      : [piece.slice(0, begin), piece.slice(piece.findLastIndex((token) => !isAsking(token)) + 1)];
  return runs.find((run) => run.length > 0 && asksTaught.test(textOf(run)));
}

/** From where to where what is told reaches: pieces that ask something of their own are not of it. */
function toldAround(
  pieces: readonly (readonly Token[])[],
  at: number,
  isFull: boolean,
): [first: number, last: number] {
  const asksOfItsOwn = (piece: readonly Token[]) =>
    piece.some(({ asks }) => asks) ||
    startsQuestion.test(textOf(piece)) ||
    namesTopic.test(textOf(piece));
  let first = at;
  while (first > 0 && !asksOfItsOwn(pieces[first - 1] ?? [])) first--;
  if (first < at && !isFull) return [first, at + 1];
  let last = at + 1;
  while (last < pieces.length && !asksOfItsOwn(pieces[last] ?? [])) last++;
  return [first, last];
}

/** "(…, who teaches handling that?) And hours" */
const namesTopic =
  /^(?:(?:and|also|plus|aur|with|the|its|their|total) )*(?:hours?|duration|length|fees?|price|cost|timings?|dates?|certificate|syllabus|topics|(?:kitne )?ghante)(?: (?:also|too|bhi|please|pls|batao))*$/;

const startsQuestion =
  /^(?:(?:and|but|so|also|ok|then) )*(?:what is|what are|which|who|when|where|why|is|are|do|does|did|can|could|will|would)\b/;
