import type { Program } from "../../../../../content/programs.ts";

/** What the talk is of, for words that only point. */
export type Talk = {
  focus: readonly Program[];
  seen: readonly Program[];
  /** Programs that met what was asked last. */
  met: readonly Program[];
  open: readonly Program[];
  mine: readonly Program[];
  theirs: readonly Program[];
  programs: readonly Program[];
  /** Those that whoever writes named, in that order. */
  said: readonly Program[];
  /** Those that the replies told of, in that order. */
  order: readonly Program[];
  text: string;
};
