/** "From zero?", "at the very beginning or what?" */
export const bareStart =
  /^(?:(?:and|so|but|ok|is it|is that|does it|do you|starting|starts?|beginning|begins?|right|all|really|totally|completely|just|i mean) )*(?:from|at|with) (?:zero|scratch|nothing|(?:the )?(?:very )?(?:basics|beginning|bottom|start|fundamentals))(?: or (?:what|not|how))?(?: then| level| too)?$/;
