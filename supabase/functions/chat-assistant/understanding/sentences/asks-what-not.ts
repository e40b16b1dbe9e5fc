const leaves =
  "(?:not (?:be )?(?:tak(?:e|ing)|join(?:ing)?|pick(?:ing)?|choos(?:e|ing)|do(?:ing)?|go(?:ing)? for|book(?:ing)?|attend(?:ing)?|start(?:ing)? with|begin(?:ning)? with|bother with|consider)|avoid|skip|stay away from|keep away from|steer clear of|leave (?:out|alone)|leave$)";
/** "Which should I not take if programming scares me?" */
const toLeave = new RegExp(
  `\\b(?:which|what)\\b.*\\b(?:should|must|shall|would you say) (?:i|we|he|she|they|one|somebody|someone|people|my \\w+)(?: \\w+){0,2}? ${leaves}\\b`,
);
/** "Which of them would not be suitable for me?" */
const unsuited =
  /\b(?:which|what)\b.*\b(?:(?:is|are|would|will)(?: \w+)? (?:not (?:be )?(?:suitable|right|suited|good|ideal|a (?:good )?fit)|unsuitable|wrong|a bad (?:fit|choice)))\b.*\bfor (?:me|us|him|her|them|someone|somebody|people|a|an|my)\b/;

/** "Which would you not recommend to somebody weak in coding?" */
const notAdvised =
  /\b(?:which|what)\b.*\b(?:would|do|should|will|can) (?:you|one|i|we) not (?:recommend|advise|suggest|propose) (?:to|for)\b/;

/** "Which one is not for me?", "which aren't meant for us?" */
const notFor =
  /\b(?:which|what)\b.*\b(?:is|are|would be) not (?:really |actually )*(?:meant |made |intended |suited |something )*for (?:me|us|him|her|them|my \w+|our \w+)\b/;

/** "Konsa program nahi lena chahiye?", "kaunsa course mere liye nahi hai?" */
const inHindi =
  /\b(?:kaun ?s[aei]|konsa|konse|kis)\b.*\b(?:(?:nahi|nahin|mat|na) (?:len[aei]|karn[aei]|lu|lun|karu|karun|join|choose|karein|lein)\b|(?:mere|hamare|humare|uske|unke|inke|\w+) liye (?:nahi|nahin|bekar|bekaar|galat)\b)/;

/** Whether it is asked which programs somebody had better not take. */
export function asksWhatNot(text: string): boolean {
  return [toLeave, unsuited, notAdvised, notFor, inHindi].some((way) => way.test(text));
}
