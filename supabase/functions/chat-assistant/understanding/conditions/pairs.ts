const pairs =
  /\bwhat (?:else|more|other \w+)\b.*\b(?:squeeze|fit|add|pack)\b|\b(?:what|which|anything|something)\b.*\b(?:pair|add|combine|club|couple|match)\b|\b(?:pair|add|combine|club|couple) (?:it|that|this) with\b|\bwith what (?:can|could|may|should)\b|\b(?:what|which)\b.*\b(?:take|do|fit|put)\b.*\b(?:along with (?:it|that)|alongside|beside (?:it|that)|on top(?: of (?:it|that))?|next to (?:it|that))(?: then)?$/;

/** "(50 hours, and the app course must be in it.) What may I pair it with?" */
export function asksForPair(text: string): boolean {
  return pairs.test(text);
}
