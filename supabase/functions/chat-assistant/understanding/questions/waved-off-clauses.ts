import type { Clause } from "../clauses/clauses.ts";
import type { Token } from "../tokens/token.ts";

const openings =
  "(?:and |but |so |please |kindly |ok |okay |listen |look |see |bro |yaar |sir |no |well |oh |wait |hmm |hey |actually |just |then |also )*";
const names = "(?: (?:the |that |this |your |any )?(?:\\w+)(?: \\w+)?)?";
/** "I know already who it is for" */
const knows = new RegExp(
  `^${openings}(?:i |we )(?:do |already |also |have )*(?:know|knew|know of|understood|read|saw|seen|heard)(?: already| now| myself)? (?:what|how|who|whom|when|where|which)\\b`,
);

/** In so many words: what is not asked, not wanted or left aside. */
const saysNot = new RegExp(
  `^${openings}(?:i )?(?:am |do |did |was )?(?:not|dont|forget|skip|leave|ignore|no need(?: to| for)?|never mind|leave aside|already know)(?: \\w+)?(?: me)? (?:interested in|looking (?:for|to)|here (?:for|to)|searching for|asking|ask|asked|about|the|want|tell|talking|mean|need|care|say|repeat|send|give|show|start with|bother)\\b`,
);
/** "Don't register me for anything." */
const orders = new RegExp(
  `^${openings}(?:(?:i|we) (?:have|am|are) not (?:\\w+ ){1,2}(?:yet )?(?:so |and )?)?(?:do not|no need to|never|without having to|i have no (?:wish|need|desire|intention) to|i do not (?:wish|want|need|intend) to) (?:\\w+ )?(?:register|enroll|enrol|sign|book|download|subscribe|send|mail|call|put|push|sell|recommend|suggest|advise|propose|show me|offer me|(?:get|see|read|have) (?:a|an|the|your|any))\\b(?!.*\\b(?:how|what|which|who|when|where|unless|if|until)\\b)`,
);
/** "Not the hours!", "no no not brochure" */
const bare = new RegExp(
  `^${openings}(?:not|forget|skip|leave) (?:the |about (?:the )?)?\\w+(?: \\w+)?$`,
);
/** "No email pls", "no calls please": of code it is a need. */
const spared = new RegExp(
  `^${openings}no (?!cod|program|tech)\\w+(?: \\w+| (?:and |or )?no \\w+)? (?:please|pls|plz)\\b(?!.*\\b(?:what|which|who|how|when|where|any|(?:only|just)(?! (?:type|tell|say|write|answer|reply|explain)\\b|$))\\b)`,
);
/** "Other than fees", "leaving the price aside" */
const except = new RegExp(
  `^(?:other than|besides|apart from|except(?: for)?|leaving(?: aside)?|setting aside|forgetting|ignoring|barring)${names}(?: aside| out)?$`,
);
/** "Forget what it costs." */
const told = new RegExp(
  `^${openings}(?:forget|ignore|never mind|skip|leave|not|do not (?:tell|care)) (?:me |about |aside )?(?:what|how|who|when|where|which)\\b`,
);
/** "Leave out whatever has agents", "nothing about the app course", "without listing topics" */
const leaves = new RegExp(
  `^${openings}(?:if (?:i|we|you) (?!drop)|there is |you (?:may|can) )?(?:leave out|leave aside|exclude|excluding|skip|drop(?! me)|nothing (?:about|on|of)|no need (?:to|for|of)|without (?:listing|telling|saying|showing|mentioning|repeating|explaining|discussing|(?:going|getting) into|talking (?:about|of)|touching(?: on)?|counting)) (?!.*\\b(?:what|which|who|how|when|where)\\b)`,
);
/** "Agentic nahi chahiye", "fees mat batao"; of code it is a need. */
const hindi =
  /^(?!.*\b(?:cod\w+|program\w+|tech\w*|kya|kaun\w*|kons\w+|kitn\w+|which|what|how)\b)(?:\S+ ){1,5}(?:nahi (?:chahiye|chahie|karna|lena|leni)|(?:chahiye|chahie) (?:hi )?nahi|mat (?:batao|bolo|dikhao|do|bhejo)|chhodo|chhod (?:do|ke|kar)|rehne do|hatao|hata (?:do|ke))(?: hai| yaar| bhai| mujhe| mereko)?$/;

const talks =
  "(?:talk|talking|speak|speaking|go on|going on|push|pushing|sell|selling|show|showing|advertise|advertising|suggest|suggesting|recommend|recommending)";
/** "Why do you people always talk about developers!", "everything here is for coders" */
const complains = new RegExp(
  `^${openings}(?:(?:why|how come) )?(?:do |are )?you (?:people |guys |all |folks )*(?:always |only |just |ever |keep |forever )+${talks}\\b|^${openings}(?:why|how come) do you (?:people |guys |all |folks )*${talks} (?:only|always|so much)\\b|^${openings}why (?:only|always)\\b|^${openings}why (?:is|are) (?:everything|all)(?: here)? (?:only |just )*(?:about|for)\\b|^${openings}(?:everything|all)(?: of (?:it|them|these|those|this))?(?: here)? (?:is|are|seems?) (?:only |just )*(?:about|for)\\b`,
);

/** "I am not asking about the fees": a part of a message that says what is not asked, or how to answer. */
function isWavedOff(text: string): boolean {
  if (asksIfNot.test(text)) return false;
  return [saysNot, orders, bare, spared, except, told, leaves, hindi, knows, complains].some(
    (pattern) => pattern.test(text),
  );
}

/** "I don't want to register now only want to ask somebody", "not the price, just the hours": waves off one thing and asks another. */
const asksRather =
  /(?<=\w+ \w+ )\b(?:just|only|sirf|bas) (?:the|its|their|your) \w+|\b(?:just|only) (?:tell|say|give|show|send|list) (?:me|us)\b|\b(?:only|just|but) (?:i )?(?:want|wanted|need|would like)\b|(?<=\w+ \w+ \w+ )how (?:to|do i|can i|do we|can we)\b|(?<=\w+ \w+ \w+ )\bi (?:want|wanted|need|would like) to (?:know|talk|speak|see|ask|meet|hear|read)\b|(?<!\b(?:what|that|which|whatever|all|course|one) )\b(?:i|we) (?:only |just |rather )*(?:need|want|would like|am looking for|are looking for) (?:a |an |some )*(?:training|course|program|workshop)\b/;
/** "Don't you give lifetime access?" */
const asksIfNot =
  /^(?:(?:and|but|so|ok|hi|hello|hey|also|then) )*(?:do|does|did|are|is|can|will|would|have|has) not (?:you|we|i|they|he|she|it|there|the|your|this|that)\b/;

/** Whether one of several parts is waved off. */
export function isClauseOut(clauses: readonly Clause[], at: number): boolean {
  const clause = clauses[at];
  if (clauses.length === 1 || !clause) return false;
  if (clause.tokens.every(({ isOut }) => isOut)) return true;
  return isWavedOff(clause.text) && !asksRather.test(clause.text) && !asksBehind(clause.tokens);
}

/** "Not the IST timing, (what is it in GMT?)", "not the leaders' one. (Total time?)" */
function asksBehind(tokens: readonly Token[]): boolean {
  return tokens.some(
    ({ text, isOut }, at) =>
      (tokens[at - 1]?.ends === "part" && /^(?:what|which|when|where|how)$/.test(text)) ||
      (tokens[at - 1]?.ends === "sentence" && !isOut && tokens.at(-1)?.asks === true),
  );
}
