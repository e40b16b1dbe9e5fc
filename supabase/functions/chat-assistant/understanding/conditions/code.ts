import { splitAfter, textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";
import { asksForException, withDeniedLack } from "./code-turned.ts";
import { tellsCoder } from "./tells-coder.ts";

const noCode =
  /\b(no|not|neither|nor|without|except|excluding|exclude|other than|never|zero|cant|can not|neednt|need not|bina|dont|do not|avoids?|nothing about|nothing to do with|scared of|hates?|dislikes?|nahi|non|minimal|weak in|afraid of|free of|instead of|cannot|allergic to|(?:rule|ruling|cross|leave|leaving|take|taking|strike|drop|filter|weed|cut) out|drop|skip|remove|discard|minus) (?:(?!(?:but|and|rather|only|just|instead|sirf|bas|lekin|par|magar|balki)\b)\w+ ){0,7}?(cod(?:e|ed|ing|er)|program(?:ming|med|mer|mers)|how to program|learn(?:ing)? to program|tech|technical|techie)\b|\b(cod(?:e|ing)|programming|technical)(?: \w+){0,2} (nahi|nahin|na ho|na lage|na aaye|illa|free|raadu|not needed|not required)\b|\b(?:code|coding|programming|technical) (?:wal[aei]|(?:ho|hai|hain|wo|woh))(?: (?:course|courses|program|programs|ones?|wo|woh|ko|sab|dono))* (?:hata\w*|chh?od\w*|nika+l\w*)\b|\b(?:code|coding|programming)(?: \w+){0,2} (?:zero|nil|null|none)\b|\bnontechnical\b|\bnoncoder|\bleast (?:\w+ ){0,2}?(?:cod(?:e|ing)|programming|tech\w*)\b/;
/** "Coding is a must for me", "I must write code", not "is coding a must?" */
const mustCode =
  /\b(?:cod(?:e|ing)|programming) (?:is|has to be|must be|should be) (?:(?:an?|really|absolutely|definitely|very|surely) )*(?:(?:must|compulsory|mandatory|necessary|essential|non negotiable|important) for (?:me|us|him|her|them)\b(?! or\b)|must(?= (?:and|but|not|so|which|no|what)\b|$))|\b(?:cod(?:e|ing)|programming) (?:has to|must|should) be (?:there|in it|included|part of)\b|\b(?:i|we|he|she) (?:really |also |just )?(?:must|insist on|insists on) (?:get to |be able to )?(?:write (?:some |real )?code|writing code|code|coding|programming|program)\b|\b(?:mujhe|mujhko|mereko|hame) (?:\w+ )?coding (?:hi |to |bhi )*chahiye\b|\bcoding (?:hi |to |bhi )*(?:honi|hona) (?:hi )?chahiye\b/;
const asksIfMust = /\b(?:is|does|will|would|are) (?:the )?(?:cod(?:e|ing)|programming)\b|\bkya\b/;

const someCode =
  /\b(?:has to|have to|needs? to|must|should|ought to) be (?:really |purely |fully |properly )?technical\b|\bbut (?:still )?(?:do|does) (?:teach|include|have|involve|need|cover)(?: \w+)? (?:cod(?:e|ing)|programming)\b|\bstill (?:get to |be able to |want to |to )?(?:write code|code|program)\b|\b(?:where|in which) (?:i|we|you|one|people|he|she|they) (?:\w+ ){0,4}?(?<!\b(?:no|not|never|without|any) (?:\w+ )?)(?:write (?:some |real |actual )?code|code|program)\b|\b(?:in|on) which (?:\w+ ){0,4}?(?:do|does|will|would|can|must) (?:i|we|you|one|people) (?:\w+ ){0,2}?(?:write (?:some |real )?code|code|program)\b|\b(?:have|has|need|needs|must) to (?:write code|code|program)\b|\bwhich (?:\w+ ){0,4}?(?:is|are) (?:more |really |the )?technical\b|\b(?:which|what|any) (?:other )?(?:coding|programming|technical|tech|developer) (?:one|course|program|programme|training|class)s?\b|\bthe (?:more |most |other |second )?technical (?:one|course|program)s?\b|\bcod(?:e|ing) (?:wala|wali|wale|vala|one|ke sa?ath)\b|\bjis(?:me|mein| me| mein) (?:\w+ )?(?:cod(?:e|ing)|programming) (?:ho|hai|hoti|bhi ho)\b(?! na)|\b(?:par|lekin|aur) us(?:me|mein| me| mein)? (?:bhi )?(?:cod(?:e|ing)|programming) (?:ho|bhi ho|zaroor ho)\b(?! na)|\bcod(?:e|ing) (?:hi |bhi )?(?:karni|karna|likhni|likhna|seekhni|seekhna) (?:pad|ho|hai)\w*\b|\b(?:makes?|has|have) (?:me|one|us|you|people) (?:write (?:any |some )?code|code|program)\b|\b(?:needs?|requires?|expects?) (?:me|one|us|you|somebody|someone|people) to (?:be able to )?(?:write (?:any |some |actual )?code|code|program)\b|\b(need|needs|require|requires|involve|involves|include|includes|including|has|have|with|want|like|love|know|can) (?:\w+ ){0,2}?(cod(?:e|ing)|programming)\b/;

/** "I don't want to build apps", said by nobody who codes */
const refusesBuilding =
  /\b(?:do|does|will|would|can|could|need|needs|have to|must|want to|wants to|like to|and|but|plans) not (?:\w+ ){0,3}?(?:build|develop|program) (?:anything|something|things|stuff|software|apps?)\b/;

/** "(I do not want to build apps,) I want bots that decide on their own" */
const wantsBuilt =
  /\bnot (?:\w+ ){0,5}?apps? (?:but )?(?:(?:i|we|he|she) (?:\w+ )?)?(?:want|wants|need|needs|like|prefer)? ?(?:to (?:build|make|create|develop) )?(?:\w+ )?(?:bots?|chatbots?|agents?|assistants?|models?|websites?|games?)\b/;

/** "I refuse to write a single line of code", "coding is out of the question", "I'd rather starve than code" */
export const refusesCode =
  /\bif (?:it|there|that|this|one) (?:is|has|involves|needs|means|have) (?:any |some |even )*(?:code|coding|programming)\b(?: \w+){0,3} (?:not interested|no thanks|out|not for me|skip|pass)\b|\b(?:do|does|will|would) not (?:\w+ ){0,3}?(?:build|develop|program) any ?more\b|\bbuild(?:s|ing)? nothing\b|\b(?:refuse|refuses|refusing|decline|unwilling|reluctant|unable|never going|wont|no intention|no wish|no desire|no plan|fed up|tired|sick|steer|keep|stay|run)(?: \w+){0,8}? (?:cod(?:e|ing)|programming)\b|\b(?:rather|sooner|prefer)\b.* (?:than|over|instead of)(?: \w+){0,2} (?:cod(?:e|ing)|program(?:ming)?)\b|\b(?:rather|prefer(?:ably)?(?: to)?|better) not (?:\w+ ){0,4}?(?:code|coding|programming)\b|\b(?:code|coding|programming)(?: \w+){0,3} can go$|\b(?:code|coding|programming)(?: \w+){0,2} (?:is|are|was)(?: \w+)? (?:(?:hard|strict|big|firm|absolute|total|definite) no|not (?:for|my|our|something|what|a thing)|out of|beyond|off|alien|greek|a no|no)\b|\b(?:do|does|can|could|will) not (?:\w+ )?program\b(?! (?:is|for|in|on|of|that))|\b(?:not|never) (?:want|wants|wish|wishes|like|plan|planning|going) to program\b/;

export const languages =
  "(?:python|java|javascript|typescript|sql|react|php|kotlin|golang|ruby|rust|cpp|c plus plus)";
const knowing =
  "(?:know\\w*|learn(?:t|ed)|us(?:e|ed|ing)|written|write|wrote|touched|studied|done|familiar with|understand|(?<!\\b(?:i|we) (?:do|would|will) not (?:\\w+ ){0,2})needs?|requires?|involves?)";
/** "I don't know Python", "without Python knowledge", "Java nahi aati" */
export const knowsNoLanguage = new RegExp(
  `\\b(?:not|never|no|zero|without|nor)(?: \\w+){0,3}? ${knowing}(?: (?:any|much|how to use|how to write|in|of|a bit of|about))* ${languages}\\b|\\b(?:no|zero|without|not any)(?: \\w+)? ${languages} (?:knowledge|experience|background|skills?|exposure)\\b|\\b${languages}(?: \\w+)? (?:nahi|nahin) (?:aat[aei]|ata|ati|pata|janta|jaanta)\\b`,
);

/** "No plan to learn Python", said by nobody who codes: "I write Java and don't intend to learn Python" */
const refusesLanguage = new RegExp(
  `\\b(?:refuse|refuses|refusing|hate|hates)(?: \\w+){0,2}? (?:write|writing|learn|learning|touch|touching|code|coding)(?: any| in)? ${languages}\\b|\\b(?:no|zero|not|never|without any)(?: \\w+){0,2} (?:plans?|planning|intention|intend|wish|desire|interest(?:ed)?|want|wants|going)(?: (?:of|to|in|for|ever|now))* (?:learn|learning|study|studying|pick up|picking up|see|touch|write|use|do)(?: any)? ${languages}\\b`,
);

/** What stands between punctuation, or where it is left out: "I am not a manager (I code daily)". */
function partsOf(tokens: readonly Token[]): string[] {
  const isEnd = ({ ends, kind, excluded }: Token, at: number) =>
    ends !== undefined ||
    (kind === "person" && excluded === true && somebody.test(tokens[at + 1]?.text ?? ""));
  return splitAfter(tokens, isEnd).map((part) => withDeniedLack(textOf(part)));
}

const somebody = /^(?:i|we|he|she|they)$/;

/** "It's not that I don't want to code" */
const notUnwilling =
  /\bnot (?:that|because|as if|as though) (?:i|we|he|she|they) (?:(?:do|does|did|would|will) not (?:\w+ ){0,2}?(?:want|like|wish|love|care|enjoy|fancy)|hates?|dislikes?|refuses?|am (?:against|afraid)|is (?:against|afraid)|fears?|minds?)\b/;

/** "I am a manager but I want to build things myself" */
const buildsThemselves =
  /\b(?:builds?|makes?|creates?|develops?)(?: \w+){0,5} (?:myself|himself|herself|ourselves|on my own|by myself|with (?:my|his|her|our) own hands)\b/;

/** "I don't mind coding" */
const noQualm =
  /\b(?:not (?:mind|afraid of|scared of|against|averse to)|no (?:problem|issue|qualms?|p?references?) (?:with|in|about|on|for|regarding))(?: \w+){0,2} (?:cod(?:e|ing)|programming)\b|\b(?:cod(?:e|ing)|programming) (?:is )?(?:not|no|never) (?:an? |any )*(?:issue|problem|worry|concern|barrier|big deal)\b/g;

/** "(Not new to it, he) has been coding for years" */
const hasLong = /\b(?:has|have|had) been (?:coding|programming)\b/g;

/** "I don't need the Python basics", "skip the coding intro": who says so has them. */
const pastBasics = new RegExp(
  `\\b(?:(?:not|no) need(?: of| for)?|skip(?:ping)?|bored (?:of|with)|past|beyond) (?:the |any |your |to learn |those )*(?:cod(?:e|ing)|programming|${languages}) (?:basics?|fundamentals|introduction|intro|beginnings?)\\b`,
  "g",
);

/** "Something shorter where I'd still be coding" */
const stillCoding =
  /\b(?:where|in which) (?:i|we|he|she|they|you) (?:would |will |do |can |could )*(?:still |actually |really )*(?:be |get to )*(?:still |actually |really )*(?:coding|programming)\b/;

/** "Without a tech degree" tells nothing of code. */
export const degrees =
  /\b(?:tech|technical|cod(?:e|ing)|programming) (?:degree|diploma|graduation|certificate|qualifications?)\b/;

/** "I won't take a coding course unless it begins with Python" */
const unless = /\bnot (?:\w+ ){1,6}?unless\b/;

/** "No, I do code" says the contrary. */
function saysNoCode(text: string): boolean {
  const said = text
    .replace(noQualm, "")
    .replace(unless, "")
    .replace(hasLong, "")
    .replace(pastBasics, "")
    .replace(degrees, "")
    .replace(/^(?:no|nope|nah) (?=i |we |my |actually )/, "");
  return noCode.test(said) || refusesCode.test(said) || knowsNoLanguage.test(said);
}

const coder =
  /\b(?:and|but) (?:can|do|also|already) code\b|\b(?:who|that) (?:can |do |does |already |still |also |really |himself |herself |like to |want to )*(?:code|codes|program)\b|\b(?:he|she|one|brother|sister|son|daughter|wife|husband|friend|colleague|cousin|nephew|niece|grandson|granddaughter|boss|partner|cofounder|founder|manager|uncle|aunt|father|mother) (?:\w+ )?(?:codes|(?:writes|knows|uses) (?:code|coding|programming|python|java|javascript|php|go|react))\b|\bi have (?:written|used|coded in|worked (?:in|with)|been writing|been using) (?:python|java|javascript|php|go|react|code)\b|\bfor (?:coders|programmers|someone who codes|people who code)\b|\b(?:he|she|they|somebody|someone) (?:can |does |already |wants? to |also )+(?:code|program)\b|\bwants? to (?:code|program)\b|\b(?:no coding|no programming|not code|never (?:coded|programmed))(?: \w+){0,4} but (?:\w+ ){0,3}(?:learn|willing|ready)\b|\b(?:ready|willing|want|wants|wish|eager) to learn (?:to )?(?:code|coding|program|programming|it)\b|\bready to learn\b|\bwilling to learn\b|\b(?:hours|but|still|also) technical\b|\b(?:coding|programming) (?:is )?(?:(?:not|no|never) (?:an? |any )?(?:issue|problem|worry|concern|barrier)|fine|ok|okay)\b|\bi (?:(?:actually|really|do|can|also|already|still|mostly|love to|like to|know how to|want to|am able to|did say i) )*(?:code|program|write code)\b|\b(?:i|we|he|she|they|one|brother|sister|son|daughter|wife|husband|friend|colleague|cousin|nephew|niece|grandson|granddaughter|father|mother) (?:am|is|are|(?:have|has) been) (?:coding|programming)\b|\bi (?:actually |already )?know (?:how to code|coding|programming)\b|\b(?:coding|programming) (?:aati|ata|aata) (?:hai|h)\b|\bi have (?:some |a )?(?:coding|programming)\b|\bi (?:(?:already|also|do|only|well|really) )*(?:know|use|write|code in|work in|work with|am (?:good|strong|fluent|comfortable) (?:in|at|with)) (?:(?:some|basic|good|little|a|bit|of|only|the|basics) )*(?:python|java|javascript|typescript|react|php|kotlin|golang|node|django|flask)\b|\b(?:something|anything) (?:more )?technical\b|\bmore technical\b|\b(?:who|that|they|students?|people|guys|juniors?) (?:(?:already|also|all|do|only|well) )*(?:know|knows|use|write|code in) (?:\w+ ){0,3}?(?:python|java|javascript|typescript|react|php|kotlin|golang|node|cpp)\b/;

const willing =
  /\b(?:but|yet|and|is|am|still) (?:i am |she is |he is )*(?:\w+ ){0,2}?(?:ready|willing|eager|keen|happy|interested|curious|dying|itching|longing|want|wants|love|like|wish|hope|hoping) to learn\b(?! (?:how )?to (?!cod|program|write|build|make|develop))(?! (?:about |the |some |your |more )*(?:ai|business|strategy|leadership|management|roi|marketing)\b)(?! (?:(?:something|anything|some) (?:new|else|useful|different|fresh|more)|(?:a |some |few )*new (?:things?|skills?|stuff|technolog\w+|trade|field)|(?:some |few |more )*skills?|things|stuff|more)\b)|\b(?:want|wants|wish|wishes|would like|would love|love) to learn (?:how )?(?:to )?(?:code|coding|program|programming)\b|\bfrom zero to (?:writing )?cod|\blearn (?:coding|programming|to code|to program|python) from (?:zero|scratch)\b|\b(?:par|lekin|magar|but|phir bhi) (?:(?!ai\b)\w+ ){0,2}?(?:seekhna|sikhna) (?:hai|chah\w+)\b/;

/** "Not afraid to learn it", "picking up coding is fine with me" */
const minds =
  /\b(?:not (?:afraid|scared|averse|opposed|unwilling|shy|mind)|open|happy|glad|fine|okay?|game|no (?:problem|issue|objections?|qualms?))(?: (?:to|of|with|about|in|at))? (?:learn(?:ing)?|start(?:ing)?|pick(?:ing)? (?:it |this |cod\w+ )?up)\b|\b(?:learning|picking up)(?: \w+){1,3} is (?:fine|okay?|no problem|not a problem|alright)\b/;

/** "She has just started with programming" */
const beginning =
  /\b(?:start|starts|starting|begin|beginning) from (?:nothing|zero|scratch) (?:in|with|at) (?:coding|programming|python)\b|\b(?:just|only just|recently|newly|now) (?:started|begun|began|starting|beginning|learning) (?:with |to |on |in )*(?:learn )?(?:cod\w+|program(?:ming)?|python)\b|\b(?:new to|beginner (?:in|at|to)) (?:cod\w+|programming|python)\b|\b(?:be )?(?:taught|learn|shown) (?:it|python|coding|that) from (?:the )?(?:very )?(?:beginning|scratch|zero|basics|start|ground up)\b/;
/** "I do want to code but I can't yet", "never touched Python, would like to learn it", "no coder, but wants to be one" */
const beginsLearning =
  /\b(?:not|no|never)(?: yet)? (?:an? )?(?:programmer|developer|coder|engineer)\b.*\b(?:want|wants|wish|wishes|like|hope|hopes|plan|plans|going|keen|eager) to (?:become|be) one\b|\b(?:want|wants|wish|would like|would love|love) to (?:code|program)\b.* but (?:\w+ ){0,2}?(?:can not|do not know how|do not know|never|have not|not yet|no idea)\b|\b(?:want|wants|wish|would like|would love|love) to (?:code|program)\b.* never (?:\w+ )?(?:coded|programmed|learnt|learned|did|done|tried)\b|\b(?:never|not (?:yet )?|zero|no)(?: \w+){0,5} (?:python|java|cod(?:e|ing)|program(?:med|ming)?)\b.*\b(?:want|wants|wish|like|love|eager|keen|ready|willing|hope|hoping) (?:very much )?(?:to (?:learn|start|begin|try|get into|pick) ?(?:it|this|that|up)?|learning)\b|\b(?:want|wants|wish|wishes|like|love|keen|eager|hope|hopes) to learn (?:some |basic |proper )?(?:python|coding|programming)\b|\blearn(?:ing)? (?:how )?(?:to )?(?:cod\w+|program(?:ming)?|python) from (?:zero|scratch|the (?:very )?(?:basics|beginning|start))\b|\b(?:never|zero|no|nil)(?: \w+){0,6}? (?:code|coded|coding|programming|programmed)\b.*\b(?:want|wants|wish|like|love|hope|hopes|dreams?) (?:to |of )?(?:make|making|build|building|create|creating|develop|developing) (?:(?:an?|my|his|her|our|some|own|small|real) )*(?:apps?|applications?|software|games?)\b/;
/** "I would like to start as a developer", "mujhe developer banna hai" */
const becomes =
  /\b(?<!\b(?:need|have|has|must) to )(?:become|becoming|start(?:ing)? (?:out )?as|(?:to|will|can i) be|work(?:ing)? as|turn into|switch to)(?: an?| the)?(?: \w+){0,2} (?:developer|programmer|coder|engineer)\b|\b(?:want|wants|looking for|need|needs) an? (?:\w+ )?(?:developer|programmer|coder|coding|software) (?:job|role|career|position)\b|\b(?:developer|programmer|coder|engineer) ban(?:na|ni|ne|oon|u)\b/;
const refusesLearning =
  /\b(?:not|never|nor|no) (?:\w+ )?(?:want|wants|wish|wishes|like|going|looking|trying|here|plan|plans|eager|keen|ready|willing|desire|interest)\b|\bnor (?:do|does|did|will|would|am|is|are) (?:i|we|he|she|they) (?:\w+ )?(?:want|wish|like|plan|intend|hope|keen|eager|willing)\b/;

/** "Which don't teach Python programming?" asks of what is taught. */
function withoutCodeIn(token: Token, at: number, tokens: readonly Token[]): Token {
  const before = tokens[at - 1]?.text ?? "";
  const isTaught =
    token.kind === "skill" &&
    /^(?:teach|teaches|cover|covers|include|includes|about|on)$/.test(before);
  return isTaught ? { ...token, text: token.text.replace(/ (?:programming|coding)$/, "") } : token;
}

const leavesOut =
  /^(?:except|excluding|exclude|barring|besides|minus|without|other|than|apart|aside|from|for|the|your)$/;

/** "Which except (the agents course) need coding?": what leaves a program out says nothing of code. */
function withoutLeftOut(tokens: readonly Token[]): readonly Token[] {
  return tokens.filter((_, at) => {
    const named = tokens.slice(at).find(({ text }) => !leavesOut.test(text));
    const isLeftOut = named?.kind === "program" && named.excluded;
    return !isLeftOut || !leavesOut.test(tokens[at]?.text ?? "");
  });
}

/** "It has nothing to do with Python, code or the cloud" */
const nothingOfCode = /\bnothing to do with (?:\S+ ){0,4}?(?:code|coding|programming)\b/;

/** "No coding yet, but ready to learn it" */
function beginsIn(text: string): boolean {
  const wants = beginsLearning.test(text) || (becomes.test(text) && noCode.test(text));
  return beginning.test(text) || (wants && !refusesLearning.test(text));
}

const willNot =
  /\bnot (?:ready|willing|want)\b|\bnot (?:\w+ )?(?:wish|intend|care|keen|eager) to (?:learn|start|pick)\b|\b(?:not|dont) want to learn\b|\b(?:no|zero) (?:\w+ )?(?:wish|desire|plans?|intention|interest) (?:to|in|of)\b/;

function learnsIn(text: string, begins: boolean): boolean {
  const isWilling = willing.test(text) || minds.test(text) || begins || notUnwilling.test(text);
  return isWilling && !willNot.test(text.replace(notUnwilling, ""));
}

/** "Do you cover no-code tools?" asks for no program without code. */
function isNoTool({ kind, text }: Token): boolean {
  return kind !== "technology" || !text.includes("code");
}

/** What a message says of writing code: that there is to be none, that it is asked for, that whoever writes does it. */
export function readCode(message: readonly Token[]) {
  const tokens = withoutLeftOut(message);
  const text = withDeniedLack(textOf(tokens.filter(isNoTool).map(withoutCodeIn)));
  const begins = beginsIn(text);
  const learns = learnsIn(text, begins);
  const parts = partsOf(tokens.filter(isNoTool).map(withoutCodeIn));
  // "Everything here is for coders", complained of by somebody else
  const told = textOf(tokens.filter(({ excluded, kind }) => !excluded || kind !== "person"));
  const isCoder = coder.test(told) || tellsCoder(told);
  const isRefused =
    !isCoder &&
    !wantsBuilt.test(text) &&
    parts.some((part) => refusesLanguage.test(part) || refusesBuilding.test(part));
  const withoutCode =
    asksForException(text) ||
    (!learns && (isRefused || parts.some(saysNoCode) || nothingOfCode.test(text)));
  return {
    withoutCode,
    withCode:
      !withoutCode &&
      (someCode.test(text) ||
        stillCoding.test(text) ||
        (mustCode.test(text) && !asksIfMust.test(text))),
    codes: !withoutCode && (learns || isCoder || buildsThemselves.test(text)),
    beginsCode: begins || (learns && noCode.test(text)),
  };
}
