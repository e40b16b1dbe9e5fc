import { splitAfter, textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";

const you = "(?:you|u|tum|aap|it|that|this|ye|yeh)";
const replied = "(?:answer|reply|calculate|listen|read|get|understand|help|tell|say|hear)";
/** "You didn't calculate.", "that didn't answer.", "you are repeating.", "same thing again.", "tum bata hi nahi rahi." */
const complaints = [
  `${you} (?:did|do|does|are|is|have) not (?:even |really |at all )?${replied}(?:ing|ed|s)?(?: (?:it|me|my question|that|what i (?:asked|said|meant)|anything))?`,
  `${you} (?:are|is|keep|just|again|always)(?: \\w+)? repeat(?:ing|ed|s)?(?: (?:yourself|the same|it|again|the same thing))?`,
  `${you} (?:just |already |again )?(?:said|told|wrote|gave)(?: me)? (?:the |exactly the )?same(?: thing| answer)?(?: again| twice)?`,
  `${you}(?: \\w+){0,2} nahi (?:rahi|rahe|raha|diya|bataya)(?: ho| hai)?`,
  "(?:same|the same)(?: thing| answer| msg| message| text| reply)?(?: again)?",
  "(?:ok |just |oh |well )?(?:forget|leave|skip|chh?odo)(?: (?:it|that|this))?",
  "i (?:am|was) (?:still )?asking|not what i (?:asked|meant)|that is not (?:what i (?:asked|meant)|my question|an answer)",
  "too much text",
  "i (?:have|did|had) not (?:even |yet )?(?:sent|send|submitted|submit|registered|register)(?: (?:it|that|this|anything|yet|the form))*",
  "i (?:did not|never) (?:even )?ask(?:ed)?(?: you)?(?: (?:about|for))?(?: (?:the|any|your|a))?(?: \\w+){0,3}",
  "(?:\\w+ ){0,3}nahi (?:pucha|poocha|puchha|bola|kaha)(?: (?:maine|tha|mene))*",
  "what|huh|eh",
  "who (?:asked|is asking|was asking|said)(?: you)?(?: (?:about|for|anything about))?(?: \\w+){0,2}",
  "so (?:that|it|this) is an? (?:no|yes)",
];
const isComplaint = new RegExp(
  `^(?:(?:no|oh|but|arre|arey|what|hello|hmm) )*(?:${complaints.join("|")})$`,
);

/** "No, I mean", "I asked about", where what is meant follows */
const puts =
  /^(?:(?:no|nahi|nope|arre|arey|but|hmm|what|huh|oh|hello|sorry) )*i (?:(?:just|only|also|already) )*(?:(?:mean|meant|am asking|was asking|asked) (?:you )?(?=(?:is|are|do|does|did|can|could|will|would|what|which|how|when|where|who|if|whether|kya|kab|kitn\w*) )|(?:am asking|was asking|asked|am talking|was talking) (?:you )?(?:about|for|of) )/;

/** "Engineers? She does marketing, I told you", "python?? I never coded": a word of the last reply, and what is objected to it */
function withoutEcho(parts: readonly (readonly Token[])[]): readonly (readonly Token[])[] {
  const [first, ...rest] = parts;
  const [word, ...more] = first ?? [];
  const isWord = word !== undefined && more.length === 0 && word.asks && word.kind !== "word";
  const left = rest.map(textOf).join(" ");
  const isObjection = objects.test(left) && !rest.some(asks);
  const isEcho = (first?.length ?? 0) < 3 && first?.at(-1)?.asks && objectsToIt.test(left);
  return (isWord && isObjection) || isEcho ? rest : parts;
}

/** "Recordings? I asked (…)", "seats??? Who asked about seats" */
const objectsToIt =
  /^(?:(?:i|we) (?:asked|meant|said|never|did not|am asking|was asking)|who asked)\b/;

const objects = /\b(?:told|said|asked|never|not|nahi|no)\b/;

/** What is said without complaining of the last reply first, where anything else is: "You are repeating. How long is it?" */
export function withoutComplaint(tokens: readonly Token[]): readonly Token[] {
  const parts = splitAfter(tokens, ({ ends }) => ends !== undefined);
  const first = parts.findIndex((part) => !isComplaint.test(textOf(part)));
  const behind = withoutEcho(first > 0 ? parts.slice(first) : parts);
  const left = behind.length < parts.length ? behind.flat() : tokens;
  const [said = ""] = puts.exec(textOf(left)) ?? [];
  return said === "" ? left : left.slice(said.trim().split(" ").length);
}

function asks(part: readonly Token[]): boolean {
  return part.some((token) => token.asks);
}
