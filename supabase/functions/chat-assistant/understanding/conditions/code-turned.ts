const code = "(?:cod(?:e|ing)|programming)";
const lacks =
  "(?:skip\\w*|avoid\\w*|lack\\w*|exclud\\w*|omit\\w*|drop\\w*|without|free of|leave out|leaves out|shy away from|do without|does without)";

/** "Which doesn't skip coding?", "is it not without programming?" */
const deniedLack = new RegExp(
  `\\b(?:not|never) (?:\\w+ )?${lacks}(?: (?:any|all|the|out|of|on|your|actual))* ${code}\\b|\\b(?:not|never) (?:leave|leaves|take|takes) (?:the )?${code} out\\b`,
  "g",
);

/** The words of a message where what is said not to lack code has it. */
export function withDeniedLack(text: string): string {
  return text.replace(deniedLack, "with coding");
}

const all = `\\b(?:all|every|each|everything|everywhere|wherever|whatever)\\b.*?\\b${code}\\b.*`;
/** "She says every course makes you code. Which one is not like that?", "all need coding? no exception at all?" */
const exception = new RegExp(
  `${all}\\b(?:exceptions?|(?:which|any|one|some|some ?thing|anything) (?:one |course |program |of them |of the (?:two|three|four) )?(?:that |which )?(?:is|are|does|do|has) not(?: like (?:that|this)\\b|(?: so| need (?:it|that|any)| do (?:so|that))?(?: if any)?(?: (?:and|then|please)\\b.*)?$))`,
);

/** Whether one is sought that is unlike all of which it was said that one writes code there. */
export function asksForException(text: string): boolean {
  return exception.test(text);
}
