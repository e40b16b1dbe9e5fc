import type { Group } from "../tokens/person-groups.ts";
import { partStart, sentenceStart, textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";
import { type Deed, deeds } from "./deeds.ts";

const somebody =
  /^(?:i|we|he|she|they|who|myself|also|and|only|just|mostly|now|still|already|usually|mainly)$/;
const relation =
  /^(?:wife|husband|son|daughter|brother|sister|friend|boss|colleague|partner|cousin|father|mother|uncle|aunt|nephew|niece|grand(?:son|daughter|child)|dad|mom|papa|pitaji|mummy|bhai|behen|didi|chacha|mama|dost|pati|patni|sasur|cofounder|founder)$/;

/** Words of one object at the most. */
const reach = 6;

/**
 * Takes tokens; gives them with what somebody does as who they are: "I look after a small clinic" is a leader as a
 * "manager" is. Whom a leader leads are not the ones who are spoken of.
 */
export function nameByDeeds(tokens: readonly Token[], kinds = deeds): Token[] {
  const named: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const length = deedAt(tokens, at, kinds);
    const words = tokens.slice(at, at + Math.max(1, length?.words ?? 1));
    named.push(length ? asPerson(words, length.group) : (tokens[at] as Token));
    at += words.length;
  }
  return named;
}

function asPerson(words: readonly Token[], group: Group): Token {
  const [first, last] = [words[0] as Token, words.at(-1) as Token];
  return {
    text: words.map(({ text }) => text).join(" "),
    stem: first.stem,
    length: words.reduce((sum, { length }) => sum + length, 0),
    kind: "person",
    groups: [group],
    isDeed: true,
    ...(last.ends && { ends: last.ends }),
    ...(last.asks && { asks: last.asks }),
  };
}

/** Which deed is told here, and by how many words. */
function deedAt(
  tokens: readonly Token[],
  at: number,
  kinds: readonly Deed[],
): { group: Group; words: number } | undefined {
  const token = tokens[at] as Token;
  // "(I know Python already,) don't want SQL" does none.
  const isHelping = /^(?:do|does)$/.test(token.text) && tokens[at + 1]?.text === "not";
  if (token.kind !== "word" || token.ends || isHelping) return undefined;
  const isDoneHere = isSomebodys(tokens, at);
  for (const deed of kinds) {
    const words = (deed.isBare ?? isDoneHere) ? wordsOf(deed, tokens, at) : 0;
    if (words > 0) return { group: deed.group, words };
  }
  return undefined;
}

function isSomebodys(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1];
  if (!before || (before.ends && before.ends === "sentence")) return false;
  if (relation.test(before.text) || before.kind === "person") return true;
  const isDenied =
    before.text === "not" &&
    /^(?:do|does|did)$/.test(tokens[at - 2]?.text ?? "") &&
    tokens[at - 3]?.text !== "you";
  if (!somebody.test(before.text) && !isDenied && !tellsOn(tokens, at)) return false;
  // "And are they with real companies?", "what do I build?" tells nothing.
  const start = partStart(tokens, at);
  const asksSo = /(?:^|\b(?:and|but|so|or) )(?:is|are|was|were) \w+$/;
  if (asksSo.test(textOf(tokens.slice(start, at)))) return false;
  const told = isDenied ? [] : tokens.slice(Math.max(start, at - 4), at - 1);
  return !told.some(({ text }) => asking.test(text));
}

/** "I'm 42, (run a small shop)" */
function tellsOn(tokens: readonly Token[], at: number): boolean {
  const start = sentenceStart(tokens, at);
  const said = tokens.slice(start, at);
  return (
    said.at(-1)?.ends === "part" &&
    said.length < 7 &&
    /^(?:i|we|he|she) (?:am|are|is) /.test(said.map(({ text }) => text).join(" "))
  );
}

const asking = /^(?:what|which|how|can|could|do|does|will|would|should|if|when|where)$/;

/** How many words tell this deed here; none when it is not told. */
function wordsOf({ verb, object }: Deed, tokens: readonly Token[], at: number): number {
  const [text, next] = [tokens[at]?.text ?? "", tokens[at + 1]?.text ?? ""];
  const isLong = verb.test(`${text} ${next}`);
  if (!isLong && !verb.test(text)) return 0;
  const begin = isLong ? 2 : 1;
  const rest = restOf(tokens, at + begin);
  const said = rest.map((token) => token.text).join(" ");
  const found = isCourse(rest) ? undefined : object.exec(said);
  if (!found || /^(?:nobody|no ?one|none|nothing)\b/.test(said)) return 0;
  const isOpen = found[0].length < 2;
  const upTo = isOpen ? said.length : found.index + found[0].length;
  let [count, length] = [0, -1];
  while (count < rest.length && length < upTo) {
    const token = rest[count] as Token;
    if (isOpen && count > 0 && lets.test(token.text)) break;
    length += token.text.length + 1;
    count++;
  }
  return begin + count;
}

/** "I have (seen) the business leaders one": a course is nobody's business. */
function isCourse(rest: readonly Token[]): boolean {
  const at = rest.findIndex(({ kind }) => kind === "program");
  return (
    at >= 0 && /^(?:one|courses?|programs?|programme|training)$/.test(rest[at + 1]?.text ?? "")
  );
}

/** Before these what is done is told. */
const lets = /^(?:at|in|from|for|who|that|and|but|on|with|which|so|i)$/;

/** What follows in the same part. */
function restOf(tokens: readonly Token[], from: number): readonly Token[] {
  const following = tokens.slice(from, from + reach);
  const end = following.findIndex(({ ends }) => ends);
  return end < 0 ? following : following.slice(0, end + 1);
}
