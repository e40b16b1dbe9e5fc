import { partStart, splitAfter, textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";

const leaves =
  "(?:leave|leaving|put|putting|set|setting|keep|keeping|take|taking|throw|throwing|drop|dropping|cut|cutting|strike|striking|cross|crossing|rule|ruling)";
/** "Apart from …", "if you don't count …", "take away …", "nothing to do with …": what follows is set aside. */
const before = new RegExp(
  `^(?:(?:apart|aside|away) from|other than|rather than|instead of|except(?: for| from)?|excluding|exclude|besides|beside|barring|beyond|minus|on top of|in addition to|without (?:counting|mentioning|repeating)|never ?mind|ignoring|skipping|omitting|forgetting|(?:ignore|skip|omit|forget(?: about)?|drop|subtract|remove|delete)(?! (?:my|me|mine|us|our|it|that|this)\\b)|${leaves} (?:aside|out|away|off)|leaving|dropping|neither|nor|(?:do |does |did )?not (?:count|counting|consider|considering|include|including|mention|mentioning|repeat|repeating|list|listing|tell me|name|naming|want|need)|no need (?:of|for|to (?:mention|repeat|list|tell|name))|nothing (?:to do with|about|on)|(?:i|we) (?:already |do )*(?:know|knew)(?: already)?(?: about| of)?)\\b`,
);
/** "… aside", "… I know about", "… ke alawa": what stands before is set aside. */
const behind =
  /^(?:aside|apart|excluded|excepted|(?:i|we) (?:already |do )*(?:know|knew|got|have read|saw|understood|am aware)(?: already)?(?: about| of)?(?: (?:it|that|this|already|well|enough))*$|(?:is|are) (?:already )?(?:clear|known|understood|excluded|left out|aside|not needed|ignored)|(?:do|does) not count|(?:ko |ke |ka |to )*(?:chh?od\w*(?! (?:diya|dia|du|dun|doon|dunga|dete|deta|deti|dena|jau|jaun|jana)\b)|alawa|siva\w*|hata\w*|pata (?:hai|he|h)|malum|maloom))\b/;
/** Here it is asked on: "apart from that | what do I get?" */
const asksOn =
  /^(?:what|which|who|whose|whom|where|when|why|how|is|are|do|does|did|can|could|will|would|am|tell|show|list|give|say|kya|kaun\w*|kahan|kis\w*|aur|i|you|we|there|please)$/;

/** The words of what a message sets aside, in whatever words it does so, one by one or as a list. */
export function wordsSetAside(message: readonly Token[]): Token[] {
  const found = new Set(stretchesAside(message));
  return message.filter((token) => token.excluded || token.isOut || found.has(token));
}

/** Such words, and those that set them aside: "apart from mentoring", "I know about". */
export function wordsWithCues(message: readonly Token[]): ReadonlySet<Token> {
  return new Set(stretchesAside(message, true));
}

function stretchesAside(message: readonly Token[], withCue = false): Token[] {
  return message.flatMap((_, at) => {
    const length = cueAt(message, at);
    const listed = length > 0 ? listFrom(message, at + length) : [];
    const cue = withCue && listed.length > 0 ? message.slice(at, at + length) : [];
    const lengthBehind = cueBehind(message, at);
    const before = lengthBehind > 0 ? listBefore(message, at) : [];
    const end = withCue && before.length > 0 ? message.slice(at, at + lengthBehind) : [];
    return [...cue, ...listed, ...before, ...end];
  });
}

/** How many words from this place on set aside what follows them. */
function cueAt(message: readonly Token[], at: number): number {
  const said = textOf(message.slice(at, at + 7));
  const [cue = ""] = before.exec(said) ?? [];
  const length = cue ? cue.split(" ").length : 0;
  // "Mentoring I know about." sets aside what stands before it.
  return message.slice(at, at + length).some(({ ends }) => ends === "sentence") ? 0 : length;
}

/** What is listed from this place on, over commas, as far as nothing is asked. */
function listFrom(message: readonly Token[], from: number): readonly Token[] {
  const found: Token[] = [];
  for (const part of splitAfter(message.slice(from), ({ ends }) => ends !== undefined)) {
    const end = part.findIndex(({ text }) => asksOn.test(text));
    if (end === 0 && found.length > 0) return found;
    found.push(...part.slice(0, end < 0 ? undefined : end));
    if (end >= 0 || part.at(-1)?.ends === "sentence") return found;
  }
  return found;
}

/** How many words from this place on set aside what stands before them. */
function cueBehind(message: readonly Token[], at: number): number {
  const end = message.findIndex(({ ends }, place) => place >= at && ends !== undefined);
  const said = textOf(message.slice(at, end < 0 ? undefined : end + 1));
  const length = behind.exec(said)?.[0].split(" ").length ?? 0;
  const isApart = message[at - 1]?.ends !== undefined;
  // "You are on Instagram, I know."
  const isWhole = isApart && at + length === end + 1 && /^(?:i|we)$/.test(message[at]?.text ?? "");
  return at === 0 || (isApart && !isWhole) ? 0 : length;
}

/** What is listed up to this place, over commas behind few words, from the last word that asks on. */
function listBefore(message: readonly Token[], at: number): readonly Token[] {
  const from = message.findLastIndex(
    ({ text, ends }, place) =>
      place < at &&
      (ends === "sentence" ||
        (ends === "part" && place - partStart(message, place) >= few && place < at - 1) ||
        (asksOn.test(text) && text !== "aur")),
  );
  return message.slice(from + 1, at);
}

/** So many words are no item of a list. */
const few = 3;
