/** "(When does the next batch start?) And the one after that?" */
export const oneAfter =
  /\b(?:one|batch|cohort|intake|round|group) (?:\w+ )?(?:following|after (?:that|this|it)|afterwards)\b|\bfollowing (?:one|batch|cohort|intake|round)\b|\b(?:one|batch|cohort) after$/;
