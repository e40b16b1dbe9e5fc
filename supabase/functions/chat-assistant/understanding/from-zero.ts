/** Where one may begin who knows nothing yet. */
const zero =
  "(?:zero|scratch|nothing|(?:the )?(?:very )?(?:basics|beginning|bottom|start|fundamentals))";

/** "From zero?", "at the very beginning or what?" */
export const bareStart = new RegExp(
  `^(?:(?:and|so|but|ok|is it|is that|does it|do you|starting|starts?|beginning|begins?|right|all|really|totally|completely|just|i mean) )*(?:from|at|with) ${zero}(?: or (?:what|not|how))?(?: then| level| too)?$`,
);

/** "Does it start from zero?" */
export const fromZero = new RegExp(
  `\\b(?:from|at) ${zero}\\b|\\b(?:starts?|begins?) with (?:the )?(?:very )?basics\\b|\\bzero se\\b|\\bbasics se\\b`,
);
