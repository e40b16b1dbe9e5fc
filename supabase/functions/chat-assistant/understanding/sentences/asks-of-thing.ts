/** "What about image editing?", "does it also teach machine translation?", not "does it cover everything in it?" */
const asksOf =
  /^(?:(?:and|so|but|also|then) )*(?:(?:what|how) about|(?:is|are) there (?:any|some|anything (?:on|about)|something (?:on|about))|(?:do|does|did|will|can|is|are) .*?\b(?:teach|taught|cover|covered|include|included|touch|go into|learn|show|explain|deal with)) (?:(?:also|us|me|him|her|them|how to|how|to|any|some|the|a|an|about|on|of|in|too|even) )*([a-z]{3,}(?: [a-z]{3,})?)/;
const says =
  /^(?:it|that|this|them|these|those|there|here|everything|anything|something|nothing|all|which|what|who|when|where|each|every|both|more|less|well|too|else|things?|topics?|stuff|subjects?|basics?|modules?|courses?|programs?|programme|one|ones|first|second|third|other|others|same|me|us|my|our|your|long|short|hours?|code|coding|programming|theory|practice|practical|work|class|classes|session|sessions)\b/;

/** "And is it taught in the agents course as well?" */
const ofThat = /^(?:(?:and|so|but|also) )*(?:is|are|was) (?:it|that|this|they|these|those) /;

/** "(Where would I learn this,) and where the warehouse side?": has no verb of its own. */
const whereOther =
  /^(?:(?:and|aur) )+(?:where|which|who|kahan|kidhar)(?: (?:the|about|for|to|of))* (?!(?:is|are|was|do|does|did|can|could|will|would|should|must|may|has|have|one|ones|course|program|of|i|we|you|your|it|that|time|date|teach|teaches|else|others?|rest|same|\w+est)\b)\w+(?: \w+)*$/;

/** What begins what is said once more, in other words */
export const meaning = "(?:i (?:actually |basically )?(?:mean|meant)|matlab|meaning)";
/** "(Is airflow type stuff taught,) I mean making one job wait for the other" */
const meansThing = new RegExp(`^${meaning} \\w`);

/** Whether a clause asks where else is taught, behind a question that asked so: "and where the warehouse side?" */
export function asksWhereOther(text: string): boolean {
  return whereOther.test(text);
}

/** Whether a clause asks if something is taught that it calls by a name of its own. */
export function asksOfThing({ text }: { text: string }): boolean {
  if (asksWhereOther(text) || meansThing.test(text)) return true;
  const [, thing] = asksOf.exec(text) ?? [];
  return thing !== undefined && !says.test(thing) && !ofThat.test(text);
}
