/** "(15 hours at most,) and has to be technical", "must have agents in it": of nobody that could be asked. */
const demands =
  /^(?:(?:and|but|also) )*(?:has to|have to|must|should) (?:not )?(?:be|have|include|cover|teach|involve|contain|fit|finish|end)\b/;

/** Whether words that begin as a question does only say what must be. */
export function demandsSo(text: string): boolean {
  return demands.test(text);
}
