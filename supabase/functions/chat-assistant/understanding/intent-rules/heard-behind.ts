import { type Clause, symbolsIn } from "../clauses/clauses.ts";
import type { Context } from "../references/context.ts";
import { symbolsBehind } from "../scoring/behind.ts";
import type { Read } from "../scoring/in-other-words.ts";
import { inShares } from "../scoring/scorer.ts";
import { wordSet } from "../tokens/word-set.ts";

/** So many words that are as clear as that by themselves are heard so whatever was asked before. */
const clear = { chance: 0.95, words: 5 };
/** "Thx" says the same behind whatever was asked. */
const courtesies = wordSet("thanks goodbye greeting");
const surely = 0.9;
const points = /\b(?:it|its|they|them|there)\b|\b(?:that|this|those|these)(?: one| ones)?$/;
/** How much the words count by themselves, beside what they say behind what was asked before them. */
const weightOfWords = 0.2;
const faint = 1e-4;

/** What a message begins with in the light of what was asked before it: "and how often?" behind mentors is of mentors. */
export function heardBehind(clause: Clause, { topics }: Context, read: Read): Clause {
  const [last] = topics;
  const [top] = clause.guesses;
  const isLong = clause.tokens.length >= clear.words;
  const isClear = isLong && (top?.chance ?? 0) >= clear.chance && !points.test(clause.text);
  const isCourtesy = courtesies.has(top?.intent ?? "") && (top?.chance ?? 0) >= surely;
  if (!last || isClear || isCourtesy || clause.situation) return clause;
  const alone = new Map(clause.guesses.map(({ intent, chance }) => [intent, chance]));
  const weighed = read(symbolsBehind(last, symbolsIn(clause.tokens))).guesses.map(
    ({ intent, chance }) => ({
      intent,
      chance: chance * Math.max(alone.get(intent) ?? 0, faint) ** weightOfWords,
    }),
  );
  return { ...clause, guesses: inShares(weighed) };
}
