const opening =
  /^(?:(?:and|so|but|ok|okay|then|hmm+|hm|oof|uff|ugh|ouch|phew|nah|no|wow|fine|good|great|nice|cool|right|well|also|alright|acha|accha|achha|arre|oh|ah|yes|yeah|thanks|sorry|sir|madam|bro|yaar|bhai|aur|haan|theek hai|thik hai|hey|hi|please|actually|wait|just|perfect|super|pls|plz|whatever|damn|jeez|omg|lol|argh|haan ji) )+/;
const ending =
  /(?: (?:then|now|please|again|actually|exactly|though|na|ji|yaar|sir|bro|btw|ok|okay|right|precisely|anyway|bhai|madam|pls|plz|plzz|ffs|lol|tbh|man|mate|dude|damn it|dammit|thanks|thank you|thx))+$/;

/** What is said without the words that only lead up to it: "ok, which one then". */
export function withoutOpening(text: string): string {
  return text.replace(opening, "");
}

/** What is said without the words that only lead up to it or round it off: "wow, and for my friend then". */
export function withoutEdges(text: string): string {
  const begun = text.replace(opening, "");
  const said = begun.replace(ending, "");
  return said === "" ? text : said;
}

/** What is said without the words that round it off: "and what about the agents one then". */
export function withoutEnding(text: string): string {
  const said = text.replace(ending, "");
  return said === "" ? text : said;
}
