const span =
  "(?:(?:per|a|an|each|every|in (?:a|one)|one) (?:single |working )?(?:day|week|month|weekend)s?|daily|weekly|monthly|week ?wise|har (?:din|hafte|mahine))";
const whole =
  "(?:in (?:all|total|sum|the end)|total|totally|altogether|overall|all in all|all told|as a whole|(?:for )?the whole (?:\\w+|of it)|the sum|all together|kul|(?:from )?start to (?:end|finish))";
const either = "(?:[a-z0-9]+ ){0,4}?";

const choice = new RegExp(
  `\\b${span} or ${either}${whole}\\b|\\b${whole} or ${either}${span}\\b|\\b${whole} (?:and )?not ${span}\\b`,
);

/** "Ten hours, is that per week or in all?" asks of what the hours are told, and adds nothing up. */
export function asksIfWhole(text: string): boolean {
  return choice.test(text);
}
