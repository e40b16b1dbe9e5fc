/** "What about image editing?", "does it also teach machine translation?", not "does it cover everything in it?" */
const asksOf =
  /^(?:(?:and|so|but|also|then) )*(?:(?:what|how) about|(?:is|are) there (?:any|some|anything (?:on|about)|something (?:on|about))|(?:do|does|did|will|can|is|are) .*?\b(?:teach|taught|cover|covered|include|included|touch|go into|learn|show|explain|deal with)) (?:(?:also|us|me|him|her|them|how to|how|to|any|some|the|a|an|about|on|of|in|too|even) )*([a-z]{3,}(?: [a-z]{3,})?)/;
const says =
  /^(?:it|that|this|them|these|those|there|here|everything|anything|something|nothing|all|which|what|who|when|where|each|every|both|more|less|well|too|else|things?|topics?|stuff|subjects?|basics?|modules?|courses?|programs?|programme|one|ones|first|second|third|other|others|same|me|us|my|our|your|long|short|hours?|code|coding|programming|theory|practice|practical|work|class|classes|session|sessions)\b/;

/** "And is it taught in the agents course as well?" */
const ofThat = /^(?:(?:and|so|but|also) )*(?:is|are|was) (?:it|that|this|they|these|those) /;

/** Whether a clause asks if something is taught that it calls by a name of its own. */
export function asksOfThing({ text }: { text: string }): boolean {
  const [, thing] = asksOf.exec(text) ?? [];
  return thing !== undefined && !says.test(thing) && !ofThat.test(text);
}
