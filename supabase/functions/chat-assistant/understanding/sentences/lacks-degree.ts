const degree =
  "(?:degrees?|b ?tech|b ?e|m ?tech|bca|mca|b ?sc|b ?com|engineering|graduat\\w+|graduate|diploma|college)";
const lacks = new RegExp(
  `\\b(?:no|not|never|without|have no|has no|nahi)\\b(?: \\w+){0,3} ${degree}\\b|\\b${degree} (?:\\w+ )?(?:nahi|not)\\b|\\b(?:only|just|sirf)(?: \\w+){0,3} (?:12|10|12th|10th|twelfth|tenth|12 ?th|10 ?th|inter|hsc|ssc)(?= (?:pass|std|standard|study|class|no|th|so|and|but|ke?i?y?a|hai|hu)\\b|$)`,
);

/** "I only did 12th, no BTech no BCA", "without a degree" */
export function lacksDegree(text: string): boolean {
  return lacks.test(text);
}
