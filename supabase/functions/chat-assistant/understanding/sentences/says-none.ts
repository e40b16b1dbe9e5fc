/** "None of them needs code", "so no course is for analysts" */
const deniesAll =
  /\b(?:none (?:of (?:them|these|those|yours|(?:the|your|these|those) (?:two|three|four|(?:\w+ )?(?:course|program|programme|training|class|one)s?)) )?(?:\w+ )?(?:is|are|has|have|do|does|needs?|requires?|teach\w*|covers?|takes?|touch\w*|cross\w*|exceeds?|lasts?|goes|(?:suits?|fits?)(?! (?:me|us|him|her|my|our)\b))|no (?:single )?(?:course|program|programme|training) (?:of \w+ |here )*(?:would |will |can )*(?:fit|is|has|needs?|requires?|teach\w*|covers?|suits?|fits?|takes?))\b/;

/** Whether something is said of no program at all, which one for which it holds refutes. */
export function saysNone(text: string): boolean {
  return deniesAll.test(text);
}

/** "Nothing here for people who lead", "there is nothing under 20 hours" */
const nothing =
  /\bnothing (?:here |there |at all |on offer |of yours )*(?:is|suits?|fits?|for|that|which|about|on|under|below|over|shorter|longer|without)\b/;

/** Whether it is said that there is nothing of a kind. */
export function saysNothing(text: string): boolean {
  return nothing.test(text);
}
