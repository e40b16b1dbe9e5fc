const rounds = /[\s,]+by the way(?=[\s.?!]*$)/i;

/** "Which of them is it about, by the way?", without what only rounds it off, and would speak of a way. */
export function withoutRounding(message: string): string {
  return message.replace(rounds, "");
}
