/** "(When does the next batch start?) And the one after that?" */
export const oneAfter =
  /\b(?:one|batch|cohort|intake|round|group) (?:\w+ )?(?:following|afterwards)\b/;
