import { splitAfter } from "../tokens/text.ts";
import { isBeginner, type Token } from "../tokens/token.ts";
import { wordSet } from "../tokens/word-set.ts";

/** What somebody has not done so far. */
const done =
  "touched tried done made used held thrown built worked handled studied learnt learned practised practiced attempted played painted drawn sewn danced sung baked cooked written";
const upTo = "(?: (?!which|what|where|how|so|and|but|or|can|is|are|do|should|will)\\w+){0,4}?";

/** "I have never touched clay", "totally new to this", "no experience at all", "which starts from the basics?" */
const beginning = new RegExp(
  [
    `\\bnever (?:(?:ever|really|actually|even|once|yet|been|have|has|had) )*(?:${done.replaceAll(" ", "|")})${upTo}(?=$| (?:before|so far|which|what|where|how|so|and|but|or|can|is|are|do|should|will)\\b)(?: before| so far)?`,
    `(?<!\\b(?:not|neither|nor) )\\b(?:(?:totally|completely|absolutely|quite|very|brand|all|fairly|rather) )*new to (?:all )?(?:this|it|the \\w+|\\w+)\\b`,
    `\\b(?:no|zero|without any|without|not any|not have any) (?:(?:prior|previous|real|earlier|former|past) )*experience(?: (?:at all|so far|whatsoever|(?:in|of|with) \\w+))*(?! (?:is |are )?(?:needed|required|necessary))`,
    `\\b(?:know|knows|knowing) (?:absolutely |almost )?nothing(?: at all)?(?: (?:about|of) \\w+)?`,
    `\\b(?:start|starts|starting|begin|begins|beginning) (?:at|from|with) (?:zero|nothing|scratch|the (?:very )?(?:basics|beginning|start|fundamentals))\\b`,
  ].join("|"),
);

/** Who has none of these is told of elsewhere: of code it counts whether they will learn it. */
const ofCode = /\b(?:cod\w*|program\w*|tech\w*|software|computers?|it)\b/;
const plain = wordSet("word number pointer skill technology");

/**
 * Takes a message's tokens; gives them with what says that somebody begins as who they are: a beginner. Where somebody
 * is named besides, that tells more.
 */
export function withBeginners(tokens: readonly Token[]): readonly Token[] {
  if (tokens.some(({ kind, excluded }) => kind === "person" && !excluded)) return tokens;
  return splitAfter(tokens, ({ ends }) => ends !== undefined).flatMap(namedIn);
}

/** Whether these, as {@link withBeginners} gives them, say so. */
export function saysBeginner(tokens: readonly Token[]): boolean {
  return tokens.some(
    (token) => token.kind === "person" && token.isDeed && token.groups.includes("beginner"),
  );
}

function namedIn(part: readonly Token[]): readonly Token[] {
  const starts: number[] = [];
  let text = "";
  for (const token of part) {
    starts.push(text.length + (text ? 1 : 0));
    text += `${text ? " " : ""}${token.text}`;
  }
  const found = beginning.exec(text);
  if (!found) return part;
  const end = found.index + found[0].length;
  const isIn = (at: number) => (starts[at] ?? 0) >= found.index && (starts[at] ?? 0) < end;
  const meant = part.filter((_, at) => isIn(at));
  const last = meant.at(-1);
  const isPlain = meant.every(({ kind, excluded }) => plain.has(kind) || excluded);
  if (!last || !isPlain || ofCode.test(found[0])) return part;
  const named: Token = {
    text: found[0],
    stem: last.stem,
    length: meant.reduce((sum, { length }) => sum + length, 0),
    kind: "person",
    groups: ["beginner"],
    isDeed: true,
    ...(last.ends && { ends: last.ends }),
    ...(last.asks && { asks: last.asks }),
  };
  const at = part.indexOf(meant[0] as Token);
  return [...part.slice(0, at), named, ...part.slice(at + meant.length)];
}

/** "Total beginner in AI though": so few words say who somebody is, and no goal. */
export function saysOnlyBeginner(message: readonly Token[]): boolean {
  const [only, ...others] = message.filter(({ kind, excluded }) => kind === "person" && !excluded);
  const isPlain = message.every(
    (token) => token === only || (token.kind === "word" && !("features" in token)),
  );
  return (
    only !== undefined && isBeginner(only) && others.length === 0 && isPlain && message.length < 7
  );
}

/** Where one may begin who knows nothing yet. */
const zero =
  "(?:zero|scratch|nothing|(?:the )?(?:very )?(?:basics|beginning|bottom|start|fundamentals))";

/** "Zero se?", "aur bilkul shuru se sikhaoge kya" */
const seZero =
  "(?:(?:aur|to|toh|kya|matlab|bilkul|ekdum|sab|sab kuch|ye|yeh) )*(?:zero|scratch|basics?|shuru(?:aat)?|starting) se(?: (?:hi|na|kya|hai|hoga|hota|shuru|start|karte|karoge|sikhate|sikhaoge|sikhayenge|padhate|ho|hain))*";

/** "From zero?", "at the very beginning or what?" */
export const bareStart = new RegExp(
  `^(?:(?:and|so|but|ok|is it|is that|does it|do you|starting|starts?|beginning|begins?|right|all|really|totally|completely|just|i mean) )*(?:from|at|with) ${zero}(?: or (?:what|not|how))?(?: then| level| too)?$|^${seZero}$`,
);

/** "Does it start from zero?" */
export const fromZero = new RegExp(
  `\\b(?:from|at) ${zero}\\b|\\b(?:starts?|begins?) with (?:the )?(?:very )?basics\\b|\\bzero se\\b|\\bbasics se\\b`,
);
