/**
 * What is kept in mind of where somebody stands to writing code, whoever writes or somebody else of whom they spoke: will
 * write none, would begin, the basics are behind them.
 */
export const stands = ["out", "begins", "past", "their-out", "their-begins", "their-past"] as const;
export type Stand = (typeof stands)[number];
