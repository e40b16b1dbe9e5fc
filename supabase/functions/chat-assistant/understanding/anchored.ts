import type { Clause } from "./clauses.ts";
import type { Context } from "./context.ts";
import type { Guess } from "./scorer.ts";

const ofPhones =
  /\b(?:phone|mobile|number|numbers|digits?|figures|sim|cell|code|codes|form|dropdown|list|listed|whatsapp|country|countries|field|zero|0)\b/;
const phoneTopics = new Set(["phoneFormat", "formFields", "formLocked", "register", "account"]);

const others =
  /\b(?:other|others|another|else|someone|somebody|every(?:one|body)|any(?:one|body)|people|person|user|student|learner|participant|customer|visitor|friend|colleague|neighbou?r|husband|wife|brother|sister|cousin|who|whose|kis|kisne|sab\w*|baa?ki|dusr\w*|doosr\w*|dusre|her|their|last|previous|before me|all|every|list|recent|today\w*|export|dump|[a-z]+s)\b/;
const records =
  /\b(?:regist\w*|enrol\w*|sign\w*|join\w*|e ?mails?|mails?|phones?|numbers?|contacts?|details?|data|database|lists?|leads|users?|students?|learners?|customers?|visitors?|chats?|conversations?|history|enquir\w*|inquir\w*|exports?|dump|records?|names?|ask\w*|booked|paid|bought|took|applied|sit\w*|attend\w*)\b/;
/** So few words leave out the half of it. */
const few = 4;

/** Of a place alone, nobody asks for its telephone numbers, and without a word of others nobody asks for theirs. */
export function isAnchored({ intent }: Guess, clause: Clause, { topics }: Context): boolean {
  const { text } = clause;
  if (intent === "otherPeople") return asksOfOthers(clause);
  return intent !== "phoneFormat" || ofPhones.test(text) || phoneTopics.has(topics[0] ?? "");
}

/** "Like everybody else does" and "give me an e-mail address" ask for nothing that is kept of others. */
function asksOfOthers({ text, tokens }: Clause): boolean {
  return others.test(text) && (records.test(text) || tokens.length < few);
}
