const standing = ["out", "begins", "past"] as const;
/** Where somebody stands to writing code: will write none, would begin, the basics are behind them. */
export type Standing = (typeof standing)[number];

/** What is kept in mind of that, of whoever writes or of somebody else of whom they spoke. */
export const stands = [...standing, "their-out", "their-begins", "their-past"] as const;
export type Stand = (typeof stands)[number];

/** Where that is, whoever stands there. */
export function standingOf(stand: Stand | undefined): Standing | undefined {
  return standing.find((one) => stand?.endsWith(one));
}
