import { kin, withKin } from "./kin.ts";

const details =
  /\b(?:names?|(?:phone |mobile |whatsapp |contact )?numbers?|(?:e ?)?mails?(?: address| id)?|address|phone|mobile|details)\b/g;
/** Stands for one of them: spelled out in each pattern, they would take a quarter of a megabyte. */
const detail = "DETAIL";
const whoever = "(?:my|mine|his|her|hers|their|theirs|your)";
/** "Do I fill it in my name or his name?", "whose number do I give?" */
const whose = new RegExp(
  `\\b(?:${whoever} (?:own )?(?:\\w+ )?${detail}|${whoever}) or (?:in |by |with )?${whoever} (?:own )?(?:\\w+ )?${detail}\\b|\\b${whoever} (?:own )?${detail} or (?:in |by )?(?:${whoever}|(?:the|my) \\w+)$|\\bwhose ${detail}\\b.*\\b(?:give|enter|fill|put|write|use|type|go|goes|needed|take)\\b|\\b(?:give|enter|fill|put|write|use|type)\\b.*\\bwhose ${detail}\\b`,
);

/** "Can I fill the form for him with my own phone number?", "can I put my number in for my son?" */
const mineForAnother = [
  /\b(?:fill|give|put|use|enter|write|type|submit|register|enroll|enrol|sign)\b/,
  new RegExp(`\\b(?:(?:my|our) (?:own )?(?:\\w+ )?${detail}|mine)\\b`),
  new RegExp(
    `\\b(?:for (?:him|her|them|${kin})\\b|${kin}(?: s)? (?:form|registration|enrollment)|instead of (?:his|hers?|theirs?)\\b|in (?:his|her|their) (?:form|place))`,
  ),
];
/** "Can I put my own number?", "he has no phone, can I give mine?" */
const mayGiveMine = new RegExp(
  `^(?:(?:and|but|so|ok|just|then|also|please|tell me|if|i mean|i meant|i asked) )*(?:(?:can|could|may|should|shall) (?:i|we)|(?:i|we)(?: (?:can|will|should))?) (?:(?:also|just|then) )*(?:put|give|enter|use|write|fill)(?: in)? (?:(?:my|our) (?:own (?:\\w+ )?)?${detail}|mine)(?: (?:and|or) ${detail})?(?: (?:in|there|instead|also|then|too|(?:in|on) the form|for (?:him|her|them|it|that)))*$`,
);
/** "Husband ka number de sakti hu?", "form me papa ka mail chalega?" */
const givesTheirs =
  /\b(?:husband|pati|papa|mummy|bhai|behe?n|beta|bete|beti|biwi|wife|dost|friend|uska|uski|unka|kisi aur|dusre) (?:(?:ka|ki|ke) )?(?:phone |mobile |whatsapp )*(?:number|phone|mail|email|e mail)(?: id)? (?:de|dena|daal|dal|likh|bhar|use|chal)\w*\b/;

/** "Can I fill the form in his name?", "beti ke naam se ho sakta hai?" */
const inTheirName = new RegExp(
  `\\b(?:fill|register|enroll|enrol|submit|apply|book|do)\\b.*\\b(?:in|with|under|by|on) (?:his|her|their|(?:my )?(?:son|daughter|wife|husband|brother|sister|friend|mother|father) s?|${kin}(?: s)?) ?name\\b|\\b(?:beti|bete|beta|bhai|behe?n|patni|pati|biwi|papa|mummy|dost|uske|unke) (?:ke )?naam (?:se|par|pe|me)\\b`,
);
/** "Does he need to give his own phone?", "usko apna number dena hoga?" */
const givesTheirOwn = new RegExp(
  `\\b(?:does|do|did|should|must|can|will|would|shall) (?:he|she|they|${kin}) (?:\\w+ ){0,2}?(?:need |have |has )?(?:to )?(?:give|put|enter|fill|write|use|type|share)(?: in| up)? (?:his|her|their|a) own (?:\\w+ )?${detail}|\\b(?:usko|unko|use|unhe|pati ko|patni ko|wife ko|husband ko|bhai ko|behe?n ko|dost ko|friend ko) (?:bhi )?(?:apn[aei]|khud (?:ka|ki)) (?:alag )?${detail} (?:\\w+ )?(?:de|dal|daal|bhar|likh)\\w*|\\b(?:is|are|will) (?:his|her|their) own (?:\\w+ )?${detail} (?:be )?(?:needed|required|necessary|compulsory|mandatory|must)\\b`,
);

/** Whose name, number and address stand in a form that one person fills in for another. */
export function asksWhoseDetails(text: string): boolean {
  const said = withKin(text);
  const masked = said.replace(details, detail);
  return (
    whose.test(masked) ||
    givesTheirOwn.test(masked) ||
    mineForAnother.every((one) => one.test(masked)) ||
    mayGiveMine.test(masked) ||
    inTheirName.test(said) ||
    givesTheirs.test(text)
  );
}
