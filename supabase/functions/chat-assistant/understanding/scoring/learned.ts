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
  /** In order. */
  names: readonly string[];
  /** In how many examples each stands. */
  documents: Uint32Array;
  /** The intent that each is seen with most, and how often. */
  telling: Uint16Array;
  times: Uint32Array;
  /** For how many intents each weighs. */
  spans: Uint16Array;
  /** Which ones, in order, where they are not all. */
  own: Uint16Array;
  /** In steps (scorer.ts). */
  weights: Int8Array;
};

/** What words around a token say for and against a mark, in columns; weights in tenths. */
export type Marking = {
  /** Any other word is an unknown one. */
  symbols: readonly string[];
  /** The buckets of what stands around (token-surroundings.ts), in order. */
  buckets: Uint32Array;
  /** For what is waved off. */
  out: Int8Array;
  /** For where something else is said or asked. */
  begins: Int8Array;
};

/** How often a question follows another in messages: for each of these intents, in order, how often each. */
export type Follows = { intents: readonly string[]; counts: Uint16Array };

/** What is learned from the examples, the messages and the content, by the build. */
export type Learned = { spoken: Spoken; model: Model } & General;

/** What is learned of people, and so is the same for every provider. */
export type General = {
  marking: Marking;
  /** Where people stand to writing code. */
  stances: Model;
  /** What goes on from what. */
  follows: Follows;
};
