const joins =
  "(?:join|enroll|enrol|register|come|attend|take part|sign up|do (?:it|this|that|the course))";
const whoElse =
  "(?:he|she|they|(?:my|our|a) (?!team|staff|company|department|employees|students)\\w+(?: (?!team|staff)\\w+)?)";

/** "My wife does the accounts, can she also join with me?", "I want my colleague to join as well" */
const joinsBeside = new RegExp(
  `\\b(?:can|could|may|will|would|shall) ${whoElse} (?:also |too )*${joins}(?: (?:in|for|it|this|too|also|along|together))* (?:with|along with|together with|beside|alongside) (?:me|us)\\b|\\b(?:want|like|wish) (?:my|a|our) (?!team|staff)\\w+ to (?:also )?${joins}(?: it| this)? (?:as well|too|also|(?:along )?with me|together with me)\\b`,
);

const details =
  "(?:names?|(?:phone |mobile )?numbers?|(?:e ?)?mails?(?: address| id)?|address|phone|details)";
const whoever = "(?:my|mine|his|her|hers|their|theirs|your)";
/** "Do I fill it in my name or his name?", "whose number do I give?" */
export const asksWhoseDetails = new RegExp(
  `\\b(?:${whoever} (?:own )?(?:\\w+ )?${details}|${whoever}) or (?:in |by |with )?${whoever} (?:own )?(?:\\w+ )?${details}\\b|\\b${whoever} (?:own )?${details} or (?:in |by )?(?:${whoever}|(?:the|my) \\w+)$|\\bwhose ${details}\\b.*\\b(?:give|enter|fill|put|write|use|type|go|goes|needed|take)\\b|\\b(?:give|enter|fill|put|write|use|type)\\b.*\\bwhose ${details}\\b`,
);

/** Whether it asks for whom the one form is: that somebody joins as well, or whose name stands in it. */
export function asksOfPersons(text: string): boolean {
  return joinsBeside.test(text) || asksWhoseDetails.test(text);
}
