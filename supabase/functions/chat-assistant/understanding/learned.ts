/** The words of the examples, each once and in their order. */
export type Spoken = {
  words: readonly string[];
  /** Those that stand only in examples of what is no business of ours. */
  elsewhere: readonly string[];
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
  /** For how many intents each weighs; 0 stands for all of them. */
  spans: readonly number[];
  /** Which ones, where they are not all. */
  own: readonly number[];
  /** In thousandths: finer ones change no answer. */
  weights: readonly number[];
};

/** What is learned from the examples and the content, by the build. */
export type Learned = { spoken: Spoken; model: Model };
