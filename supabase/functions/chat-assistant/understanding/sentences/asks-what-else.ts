import type { Token } from "../tokens/token.ts";

const whatElse =
  /^(?:(?:so|and|ok|please|then|tell me) )*(?:what|anything|which|aur kya|kuch)(?: all)? (?:else|aur)(?: (?:is|are|there|do|you|have|got|offer|then|please|hai))*$/;

/** "Not the 40 hour one. What else?" asks for the programs that are left. */
export function asksWhatElse(text: string, message: readonly Token[]): boolean {
  return (
    whatElse.test(text) && message.some(({ kind, excluded }) => kind === "program" && excluded)
  );
}
