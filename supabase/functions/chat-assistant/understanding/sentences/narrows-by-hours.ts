const bound =
  "(?:under|below|above|over|beyond|within|upto|up to|at (?:least|most)|(?:more|less|fewer|longer|shorter) than)";
/** "(How long are they?) Only the ones under 30.", "I want a course that is longer than 24 hours" */
const narrows = new RegExp(
  `^(?:(?:ok|okay|and|so|then|please|now|no|but|hi|hello) )*(?:(?:only|just|leave out|drop|remove|skip|exclude|keep|show(?: me)?|list|not)|(?:i|we) (?:just |only )?(?:want|need)|(?:i am |am |we are )?looking for) (?:the |a |an |those |all |any |some |only |that )*(?:ones?|those|courses?|programs?|trainings?|something|anything|all)\\b(?: \\w+){0,3}? ${bound}\\b`,
);

/** "(12 hours tops:) what fits in?" */
const fits =
  /^(?:(?:and|so|then|but) )*(?:what|which)(?: all| ones?| courses?| programs?)? (?:fits?|goes|go) (?:in|into|within)(?: that| it| this| there| then)*$/;

/** Whether it asks for those of the programs that are so long, and not how long they are. */
export function narrowsByHours(text: string): boolean {
  return narrows.test(text) || fits.test(text);
}
