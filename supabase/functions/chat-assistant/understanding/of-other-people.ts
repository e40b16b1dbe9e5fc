import type { Clause } from "./clauses.ts";

const others =
  /\b(?:other|others|another|else|someone|somebody|every(?:one|body)|any(?:one|body)|people|person|users?|students?|learners?|participants?|customers?|visitors?|leads|friends?|colleagues?|neighbou?rs?|husband|wife|brother|sister|cousin|boss|who|whose|kis|kisne|sab\w*|baa?ki|dusr\w*|doosr\w*|dusre|his|her|their|last|previous|before me|all|every|list|recent|today\w*|export|dump|[a-z]+s)\b/;
const records =
  /\b(?:regist\w*|enrol\w*|sign\w*|join\w*|e ?mails?|mails?|phones?|numbers?|contacts?|details?|data|database|lists?|leads|users?|students?|learners?|customers?|visitors?|chats?|conversations?|history|enquir\w*|inquir\w*|exports?|dump|records?|names?|ask\w*|booked|paid|bought|took|applied|sit\w*|attend\w*)\b/;
/** So few words leave out the half of it. */
const few = 4;

/** "Like everybody else does" and "give me an e-mail address" ask for nothing that is kept of others. */
export function asksOfOthers({ text, tokens }: Clause): boolean {
  return others.test(text) && (records.test(text) || tokens.length < few);
}
