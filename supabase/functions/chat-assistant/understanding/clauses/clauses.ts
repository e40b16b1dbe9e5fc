import { aside, type Read, type Told } from "../scoring/in-other-words.ts";
import { textOf } from "../tokens/text.ts";
import { symbolsOf, type Token } from "../tokens/token.ts";
import { wordSet } from "../tokens/word-set.ts";
import { bestSplit } from "./best-split.ts";
import { withoutWhenTold } from "./drop-when-told.ts";
import { withFramedSkill } from "./framed-skill.ts";
import { withLimitedThing } from "./limited-thing.ts";
import { asksPlainly, mayBeginAt } from "./may-begin.ts";
import { piecesOf } from "./pieces-of-their-own.ts";
import type { Situation } from "./situation.ts";
import { conjunction } from "./split-sentence.ts";

/** A part of a message that asks or says one thing, with what that may be. */
export type Clause = Told & {
  tokens: readonly Token[];
  text: string;
  /** It is made of two that ask the same. */
  isJoined?: true;
  /** It says what several programs take together. */
  isSum?: true;
  /** It tells something and asks only whether or where that is taught. */
  situation?: Pick<Situation, "yesOrNo">;
};

/** What only leads up to what is said. */
const sound =
  /^(hmm+|hm|um+|uh+|ok|okay|oh|ah|well|so|great|cool|nice|alright|acha|accha|achha|arre|like)$/;
/** Below this a clause is looked at in pieces; a piece must be clearer than that. */
const unclear = 0.3;
const clear = 0.85;

/** Parts a message's tokens where each part asks or says something of its own; `begins`: how likely one begins there. */
export function clausesOf(
  tokens: readonly Token[],
  read: Read,
  begins: readonly number[],
): Clause[] {
  if (tokens.length === 0) return [];
  const clarity = new Map<string, number>();
  const clarityOf = (from: number, to: number) => {
    const name = `${from}-${to}`;
    const found = clarity.get(name) ?? clarityIn(tokens.slice(from, to), read);
    clarity.set(name, found);
    return found;
  };
  const places = withoutBareJoins(bestSplit(mayBeginAt(tokens, begins), clarityOf), tokens);
  return places.flatMap((from, at) => {
    const part = tokens.slice(from, places[at + 1] ?? tokens.length);
    return piecesOf(part, (piece) => clause(piece, read));
  });
}

/** "The duration (and) also how to register": what only joins begins no part of its own. */
function withoutBareJoins(places: readonly number[], tokens: readonly Token[]): readonly number[] {
  return places.filter((place, at) => {
    const before = at > 0 ? tokens.slice(places[at - 1], place) : [];
    return before.length === 0 || !before.every(({ text }) => conjunction.test(text));
  });
}

const telling = wordSet(`${aside} tellsAboutSelf`);

/** How clearly these tokens say one thing; what asks does not only tell, however long it has told before. */
function clarityIn(tokens: readonly Token[], read: Read): number {
  const { guesses } = read(symbolsIn(tokens));
  const asks = tokens.some((token, at) => token.asks || asksPlainly(tokens, at));
  return (asks ? guesses.find(({ intent }) => !telling.has(intent)) : guesses[0])?.chance ?? 0;
}

function clause(tokens: readonly Token[], read: Read): Clause {
  const told = withoutLeftOut(likeliest(symbolsIn(tokens), read), tokens);
  const meant = withLimitedThing(withFramedSkill(told, tokens, read), tokens, read);
  return { ...meant, tokens, text: textOf(tokens) };
}

/** "Does it teach anything beyond Python?" speaks of no more than what it leaves out. */
function withoutLeftOut(told: Told, tokens: readonly Token[]): Told {
  const isLeftOut = tokens.some(({ kind, excluded }) => kind === "skill" && excluded);
  return isLeftOut ? { ...told, features: [], perhaps: [], goals: {} } : told;
}

/** What tells what a part asks: without what is waved off, and what only joins it to others. */
export function symbolsIn(tokens: readonly Token[]): string[] {
  const begun = withoutWhenTold(withoutAside(withoutSounds(withoutOut(tokens))));
  const told = begun.filter((token, at) => !(isEdge(begun, at) && conjunction.test(token.text)));
  return symbolsOf(told.length > 0 ? told : tokens);
}

/** "Not about the fees, how long is it?": what is waved off is not asked; its names are known as such. */
function withoutOut(tokens: readonly Token[]): readonly Token[] {
  const left = tokens.filter(({ isOut, kind }) => !isOut || (kind !== "word" && kind !== "hours"));
  return left.length > 0 ? left : tokens;
}

const setsAside = /^(?:except|besides|excluding|minus|barring)$/;
const ofAll = /^(?:everything|all|anything|perks|benefits|highlights|extras)$/;

/** "Everything of it except the hours": what is set aside is not what is asked. */
function withoutAside(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findLastIndex(({ text }) => setsAside.test(text));
  if (at < 0) return tokens;
  const rest = tokens.slice(at);
  const isLast =
    tokens.slice(0, at).some(({ text }) => ofAll.test(text)) && rest.length < 6 && rest.length > 1;
  return isLast && rest.every(({ kind }) => kind === "word") ? tokens.slice(0, at) : tokens;
}

/** "Hmm ok, how long?" */
function withoutSounds(tokens: readonly Token[]): readonly Token[] {
  const begin = tokens.findIndex(({ text }) => !sound.test(text));
  return begin > 0 && tokens.length - begin > 1 ? tokens.slice(begin) : tokens;
}

/** In a long clause that is not understood as a whole, the few words that are: "(…) so please tell me the price". */
function likeliest(symbols: readonly string[], read: Read): Told {
  const whole = read(symbols);
  if (symbols.length < 6 || chanceOf(whole) > unclear) return whole;
  const windows = [3, 4, 5, 6].flatMap((length) =>
    Array.from({ length: Math.max(0, symbols.length - length + 1) }, (_, at) =>
      read(symbols.slice(at, at + length)),
    ),
  );
  const clearest = windows.toSorted((a, b) => chanceOf(b) - chanceOf(a))[0];
  return clearest && chanceOf(clearest) > clear ? { ...whole, guesses: clearest.guesses } : whole;
}

function chanceOf({ guesses }: Told): number {
  return guesses[0]?.chance ?? 0;
}

function isEdge(tokens: readonly Token[], at: number): boolean {
  return (
    tokens.slice(0, at).every(({ text }) => conjunction.test(text)) || at === tokens.length - 1
  );
}
