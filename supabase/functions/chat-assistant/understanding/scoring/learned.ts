/** The words of the examples, each once and in their order. */
export type Spoken = {
  words: readonly string[];
  /** Those that stand only in examples of what is no business of ours. */
  elsewhere: readonly string[];
  /** Words of messages beside them: they are spelt so, and no business of ours for that. */
  heard: readonly string[];
};

/**
 * What features say for and against intents, in columns: a place in each is a feature's, but for `own` and `weights`,
 * where each has as many places as it weighs for intents.
 */
export type Model = {
  /** What may be meant; elsewhere an intent is its place here. */
  intents: readonly string[];
  /** How many examples it was learned from. */
  examples: number;
  names: readonly string[];
  /** In how many examples each stands. */
  documents: readonly number[];
  /** The intent that each is seen with most, and how often. */
  telling: readonly number[];
  times: readonly number[];
  /** For how many intents each weighs. */
  spans: readonly number[];
  /** Which ones, where they are not all. */
  own: readonly number[];
  /** In steps (scorer.ts). */
  weights: readonly number[];
};

/** What words around a token say for and against a mark, in columns; weights in tenths. */
export type Marking = {
  /** Any other word is an unknown one. */
  symbols: readonly string[];
  /** The buckets of what stands around (token-surroundings.ts), in order, each as how far it is from the one before. */
  gaps: readonly number[];
  /** For what is waved off. */
  out: readonly number[];
  /** For where something else is said or asked. */
  begins: readonly number[];
};

/** What is learned from the examples, the messages and the content, by the build. */
export type Learned = { spoken: Spoken; model: Model } & General;

/** What is learned of people, and so is the same for every provider. */
export type General = {
  marking: Marking;
  /** Where people stand to writing code. */
  stances: Model;
};
