import { splitAfter, textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";

const asking =
  /\b(?:which|what|how|when|where|who|why|if|is there|do you|can you|does it|kya|kaun\w*|kaise)\b/;
const whoever = "(?:i|we|he|she|they|main|mai|mera|my \\w+)";

/** "I work in sales", "selling phones for 6 years", "I do accounts in a small firm", "he did BTech in mechanical" */
const works = [
  /\b(?:work|works|worked|working|employed|posted|placed|serving|served) (?:in|as|at|for|with|on|under)\b/,
  new RegExp(
    `\\b${whoever} (?:(?:also|just|only|mostly|mainly|currently|now|have|has) )*(?:handle|handles|sell|sells|sold|teach|teaches|taught|look after|looks after|practise|practises|practice|drive|drives|cook|cooks|design|designs|repair|repairs|trade|trades|supervise|assist|assists)\\b`,
  ),
  /^(?:(?:hi|hello|hey|been|i|am|have|he|she|is|has|my|\w+) ){0,4}?\w{3,}ing\b.* (?:for|since|past|last) (?:the )?(?:past |last |over |about |almost )*(?:\d+|two|three|four|five|six|seven|eight|nine|ten|many|several) (?:years?|yrs?)\b/,
  new RegExp(
    `\\b${whoever} (?:(?:also|just|only|mostly|mainly|currently|now) )*(?:do|does) (?:the )?(?!(?:not|you|it|this|that|want|like|have|need|know|both|all|any|some|something|one|so|no|nothing)\\b)\\w+(?: \\w+){0,3}? (?:in|at|for|here)\\b`,
  ),
  new RegExp(
    `\\b${whoever} (?:(?:am|is|are|was|were|have|has|had|been|just|recently|last year|now|also) )*(?:studied|study|studies|studying|graduated|did|done|doing|finished|completed|pursuing|passed|cleared)(?: (?:my|his|her|a|an|the|in|final year|second year|first year|third year|last year))* (?:\\w+ )?(?:b ?tech|m ?tech|be|b ?e|b ?sc|m ?sc|ba|b ?a|ma|b ?com|m ?com|bba|mba|bca|mca|b ?ed|llb|mbbs|phd|ca|iti|diploma|degree|graduation|engineering|commerce|arts|mechanical|civil|electrical|electronics|biology|chemistry|physics|history|economics|law|pharmacy|nursing|maths|12 th|12|plus two|inter)\\b`,
  ),
  // "Diploma kiya hai electrical me", "mechanical 3rd year me hu", "3rd year BBA", "he finished BSc computers"
  /\b(?:diploma|b ?tech|polytechnic|iti|b ?sc|bca|bba|mba|b ?com|m ?com|engineering|graduation|ba|12th|12 th|plus two) (?:\w+ ){0,3}?(?:kiya|ki|kar raha|kar rahi|complete|pass|passed|done|hua|hui|ho gaya)\b/,
  /\b(?:mechanical|civil|electrical|electronics|ece|eee|cse|chemical|b ?tech|b ?sc|bca|bba|b ?com|mba|engineering|commerce|arts|science)(?: \w+){0,2} (?:\d ?(?:st|nd|rd|th)|first|second|third|final|last|pre final) (?:year|yr|sem|semester)\b|\b(?:\d ?(?:st|nd|rd|th)|first|second|third|final|last) (?:year|yr) (?:of )?(?:\w+ )?(?:mechanical|civil|electrical|electronics|ece|eee|cse|b ?tech|b ?sc|bca|bba|b ?com|mba|engineering|student)\b/,
  // "I do L2 support", "I do tickets, AD, some PowerShell"
  new RegExp(
    `\\b${whoever} (?:(?:also|just|mostly|mainly) )*(?:do|does) (?:\\w+ ){0,2}?(?:support|tickets|accounts|testing|teaching|sales|marketing|freelancing|design|admin|operations|billing|audit|hr|logistics)\\b`,
  ),
  /\b(?:been|am|is|are|was|were|come|comes|coming) (?:in|from|into) (?:the |a |an )?(?!(?:the|a|an|your|this|that|my|india|abroad)\b)(?:\w+ ){1,3}?(?:services?|support|industry|sector|field|line|background|job|business|side|department|domain|area|profession|trade|work)\b/,
  /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|many|several|some) (?:years?|yrs?) (?:of )?(?:experience )?(?:in|as|of|with) (?!(?:age|a course)\b)\w+/,
  /\b(?:main|mai|mein|hum|wo|woh) (?:\w+ ){1,4}?(?:me|mein|mai|ka|ki) (?:kaam|job|naukri) (?:karta|karti|karte|kar raha|kar rahi)\b|\b(?:job|naukri|kaam) (?:karta|karti|karte) (?:hu|hun|hoon|hai|hain)\b/,
];

/** "In IT services": who says so is no stranger to code. */
const ofCode =
  /\b(?:l ?[123]|it|desktop|helpdesk|help desk) support\b|\b(?:power ?shell|linux|active directory|networking|server|cse|computer science|bsc computers?|bca|mca)\b|\b(?:in|from|an?) it (?:services?|support|sector|field|industry|company|firm|job|background|side|line)\b|\b(?:software|app|application|tech|technical|production) (?:support|company|firm|services|testing|industry)\b/;

/** Each part of a message that tells something. */
function toldIn(tokens: readonly Token[]): string[] {
  return splitAfter(tokens, ({ ends, asks }) => ends !== undefined || asks === true)
    .filter((part) => !part.some(({ asks }) => asks))
    .map(textOf)
    .filter((text) => !asking.test(text));
}

/** Whether somebody says what they or another person does or has learned, in whatever words. */
export function tellsWork(tokens: readonly Token[]): boolean {
  return toldIn(tokens).some((text) => works.some((says) => says.test(text)));
}

/** Whether that is work with code. */
export function tellsWorkWithCode(tokens: readonly Token[]): boolean {
  return toldIn(tokens).some((text) => ofCode.test(text));
}
