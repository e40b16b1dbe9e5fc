const list =
  /\b(?:list|show|tell|name|give|send|share|batao|bata do)\b.*\b(?:all|every|your|the|saare|sab)\b.*\b(?:courses|programs|programmes|trainings|options)\b/;

/** "(Asking for my friend's son,) list all your programs please": all of them are asked for, whoever it is for. */
export function asksForList(text: string): boolean {
  return list.test(text);
}
