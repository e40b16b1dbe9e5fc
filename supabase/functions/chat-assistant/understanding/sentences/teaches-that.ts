const asks =
  /\b(?:which|where|what|kis\w*)\b.*\b(?:teach|teaches|covers?|learn|sikhaya|sikhate) (?:me |us |him |her )*(?:it|that|this)\b/;

/** "(Must I know Python for the one,) and which of yours teaches it?": whether it is asked where something told is taught. */
export function asksWhoTeachesThat(text: string): boolean {
  return asks.test(text);
}
