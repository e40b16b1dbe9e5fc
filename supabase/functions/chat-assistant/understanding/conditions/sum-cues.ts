/** "The one, then the other", "this plus that": what comes of them together is meant, whatever each takes by itself. */
const inTurn =
  /\b(?:then|plus|followed by|after (?:it|that|this|which)|afterwards|together|total|altogether|combined|in all|sum|add(?:s|ed|ing)? up|phir|fir|(?:us)?ke baad|milake|milakar)\b/;
/** "The one and the other", "both", "the one with the other" */
const joint =
  /\b(?:and|both|with|after|first|next|also|too|as well|on top|besides|add(?:ed|ing)?|aur|dono|saath|sath|follow\w*|before|later)\b/;
/** "The one or the other", "longer than that", "ten hours each": nothing is added up. */
const apart =
  /\b(?:or|than|instead|versus|vs|each|every|either|respectively|separately|difference|differ|longer|shorter|more|less|fewer|not|which|why|who|what(?! (?:if|about))|no(?!$)|wait|sorry|how (?:many|much|long)|kitn\w+|other than|pace)\b|\b(?:two|three|four|five|six|\d+) (?!courses|programs|of|hours)\w+s (?:on|in|for|to|take|do|join)\b/;
/** "Within 50 hours", "I have 50 hours": a limit, which is asked in another way. */
const limits =
  /\b(?:in|with|within|under|over|below|above|beyond|least|most|have|has|got|spare|free|for|into|up ?to|max\w*|exceed\w*|cross\w*|per|my|full|extra|need|want|spend|give|only)$/;

/** How several named programs are joined, if their hours are added up. */
export function jointIn(text: string): "in turn" | "beside" | undefined {
  if (apart.test(text)) return undefined;
  if (inTurn.test(text)) return "in turn";
  return joint.test(text) ? "beside" : undefined;
}

/** Whether hours behind these words are a limit and no sum. */
export function isLimit(before: string): boolean {
  return limits.test(before);
}
