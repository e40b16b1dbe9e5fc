const unsure =
  "(?:no (?:idea|clue)|(?:do|does) not (?:really |even )?know|not (?:at all |really )?(?:sure|clear|decided)|unsure|undecided)";
const undecided = new RegExp(
  `\\b${unsure}(?: about| of)? (?:what|which)(?: \\w+){0,3}? (?:want|wants|need|needs)(?: to (?:learn|do|take|study|join))?\\b(?! (?:it|this|that|them) for\\b)`,
);

/** "No idea what I want. Which one is right?": tells nothing by which a program could suit. */
export function isUndecided(text: string): boolean {
  return undecided.test(text);
}
