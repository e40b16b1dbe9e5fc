import { sentenceStart, textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";

/** A part of a message. */
type Said = { tokens: readonly Token[]; text: string };

/** What may stand before a sentence begins. */
const opening =
  /^(?:(?:hm+|plus|including|n|ps|aur|oh|ah|um|hi|hello|hey|hai|dear|or|respected|sir|madam|sirs|team|aivy|and|but|so|also|well|ok|okay|actually|namaste|good|morning|afternoon|evening|ji|after that|afterwards|lastly|finally|secondly|then|first|because|since|as|though|although|look|see|yes|no|btw) )*/;
/** Sentences that begin so tell something. */
const tells =
  /^(?:\d+ \w+ (?:is|are|seems?|sounds?|feels?|i|we|he|she)|(?:each|every) \w+ (?:gets?|has|can|may|needs?|spends?)|(?:have|had|can|could|do|did|am|will|would) not (?!you\b|we\b|i\b|they\b|it\b|the\b|there\b|your\b|any\w*|a\b)\w+|were (?:a|an|\d+|two|three|four|five|six|seven|eight|nine|ten|from|both|all)|i|we|my|our|your|a|an|he|she|they|his|her|their|it|its|this|that|there|these|those|one|someone|somebody|everyone|everybody|nobody|people|some|most|both of us|the|mera|meri|mere|main|mai|mein|hum|mujhe|hamare|hamara|never|not|(?:no|zero) (?:\w+ ){0,2}(?:plans?|intention|wish|desire|interest|time|background|knowledge|idea)(?!.*\b(?:needed|required|necessary))|(?:planning|hoping|thinking|looking|coming|moving|travelling) (?:to|of|from|in|down)|just|still|already|been|being|due|after|currently|presently|work|works|working|last|@?\w+ (?:is|are|was|has|have|wants|says|said) )\b/;
/** "(She never coded) but is willing to learn it", not "and is coding needed?" */
const goesOnTelling =
  /^(?:but|and) (?:is|are|was|has|have|am|know|knows|own|owns|run|runs|(?:does|can|will|would)(?! \w{3,}(?:s|ing)\b)) (?!.* (?:needed|required|compulsory|mandatory|necessary|included|available|given|provided|possible|allowed|covered|taught|refundable|recorded|online|offline)\b)(?!it\b|there\b|that\b|this\b|the\b|they\b|these\b|those\b|i\b|you\b|we\b|your\b|our\b|its\b|their\b|my\b|he\b|she\b|a\b|an\b|any\w*\b|all\b|some\w*\b|every\w*\b|no ?(?:body|one)\b|each\b|both\b|either\b|one\b|people\b|who\w*\b)[a-z]+/;

/** "Once I have finished, (…)?" */
const leadsUp =
  /^unless |^if (?:(?!do|does|is|are|can)\w+ ){1,2}(?:i|we) (?:had|have|could|can|get|got)\b|^(?:besides|apart from|aside from|leaving|setting|other than|except|though|although|suppose|supposing|assuming|say(?! (?:who|what|which|how|when|where|if|whether))|given|not (?:in|with|for|like|at|on)|coming from|writing from|here from|from) |^(?:once|when|after|before|if|until|while|whenever|as soon as) (?:i|we|he|she|they|someone|somebody) (?!pay\b)\w+|^(?:once|when|after|if|until|while|as soon as) (?:the|this|that|your|it|everything|all)(?: \w+){0,2} (?:is|are) (?:over|done|finished|through|complete|completed|ended|behind me)\b|^(?:before|after|while|when) \w+ing\b/;

/** "If I take both, how many hours in sum" */
const asksBehind =
  / (?:how (?:many|much|long)|am i|i (?:also )?(?:wish|want|need|would (?:like|love)) to (?:know|ask|hear|see)|what (?:is|are|do|does|will|time|happens?|comes|next|else|more|all)|which (?:one|of|course|program)|(?:do|does|is|are|will|would|can|could|may|must|should) (?:i|we|you|he|she|it|that|they|there|someone|somebody|anyone|anybody|the|your|my)|(?:is|are|will|would|can|could|does|do) (?!not\b)(?:\w+ ){1,4}?(?:returned|refunded|possible|allowed|given|available|lost|over|valid|counted|cancelled|charged|accepted|ok|okay|fine|needed|required|open|saved|kept|wiped|erased|sent))\b/;

/** "The start date" tells nothing. */
const verb =
  /\b(?:i|we|he|she|they|you|is|am|are|was|were|be|been|has|have|had|do|does|did|will|would|can|could|may|might|must|should|keeps?|says?|said|told|tells|opens?|opened|comes?|came|gets?|got|goes|went|works?|wants?|needs?|likes?|runs?|owns?|fails?|breaks?|crash\w*|notices?|sits?|knows?|writes?|makes?|builds?|decides?|lives?|stays?|hates?|loves?|thinks?|looks?|seems?|hai|hain|hu|hun|hoon|tha|thi|\w{3,}ed)\b/;

/** What is told so is asked for all the same. */
const asksFor =
  /\b(?:(?:want|wanted|like|love|need|wish|have|wanna|trying|curious|keen|glad|happy|planning|ready|interested|decided) (?:to (?:know|ask|hear|understand (?:what|which|how|whether|if)|enquire|inquire|register|enroll|enrol|join|sign|book|apply|see|get (?:the )?(?:brochure|syllabus|details|certificate)|talk|speak|contact|download|confirm|find out|check|learn (?:what|which|how|more))|in joining)|(?:want|need|like|require|looking for|wish for|prefer) (?:the |a |an |your |some |more |any )*(?:\w+ )?(?:brochure|syllabus|details?|info|information|pdf|address|email|mail|number|price|fees?|certificate|course|program|programme|invoice|proposal|quotation|refund|discount)|wonder|wondering|curious|tell me|let me know|please|kindly|batao|bataiye|bata do|chahiye|i will take|i will go|i choose|sign me|sign up|take it|not sure (?:which|what|if|whether)|do not know (?:which|what)|confused|question|asking|how much|how many|how long|kya|kaun\w*|kitn\w+|kaise|kab|suggest|advise|advice|recommend)\b/;

/** Whether a part of a message only tells something, so that another part asks. */
export function isStatement({ tokens, text }: Said): boolean {
  const isTold = !tokens.some(({ asks }) => asks);
  if (goesOnTelling.test(text) && isTold) return true;
  const said = text.replace(opening, "");
  if (choosesBehindStop(tokens)) return false;
  if (onlyLeadsUp({ tokens, text })) return true;
  if (isQuestion({ tokens, text })) return false;
  if (/^too (?:much|long|hard|short|expensive|little|many|far|early|late)\b/.test(said))
    return true;
  const tellsDeed = tokens.some((token) => token.kind === "person" && token.isDeed);
  const isOfSomebody = /^(?:i|we|he|she) \w+/.test(said) && tokens.length < 6;
  return (
    tells.test(`${said} `) && (tellsDeed || isOfSomebody || verb.test(text)) && !asksFor.test(text)
  );
}

/** "My brother has never coded, which one for him" */
function choosesBehindStop(tokens: readonly Token[]): boolean {
  return tokens.some(
    ({ text }, at) => tokens[at - 1]?.ends && /^(?:which|kaunsa|konsa)$/.test(text),
  );
}

/** "If I enrol today(, when does it begin?)": whatever that may be about, it only leads up to what is asked. */
export function onlyLeadsUp({ tokens, text }: Said): boolean {
  const said = text.replace(opening, "");
  return leadsUp.test(said) && !asksBehind.test(said) && !tokens.some(({ asks }) => asks);
}

/** "(Will she be placed,) or at least have something to show?" */
const orAtLeast =
  /^or (?:at (?:the )?least|maybe|perhaps|atleast) (?!(?:i|we|my|our|the|an?)\b)\w+ /;

/** "(Which one for a tester?) Also prerequisites" */
const namesAlso =
  /^(?:(?:also|plus|and|aur) )+(?:the |any |its |their )*(?:prerequisites?|requirements?|eligibility|fees?|price|cost|dates?|timings?|duration|length|certificate|syllabus|topics|discounts?|location|mode)(?: also| too| please| pls)?$/;

/** "(I have read it all.) Just tell me the amount" */
const merely =
  /^(?:(?:just|only|simply|directly) )+(?=(?:tell|say|give|send|share|show|name|list|what|how|when|who|which)\b)/;

/** Whether a part of a message asks plainly. */
export function isQuestion({ tokens, text }: Said): boolean {
  const said = text.replace(opening, "");
  return (
    asksWithin.test(text) ||
    asksIfSo.test(text) ||
    asksIfReached.test(text) ||
    asksRest.test(said) ||
    asksNext.test(said) ||
    orAtLeast.test(text) ||
    namesAlso.test(text) ||
    tokens.some(({ asks }) => asks) ||
    asksPlainly(said) ||
    asksBehindTold(tokens) ||
    asksInPlace.test(said) ||
    asksInHindi.test(said) ||
    wantsToKnow.test(said)
  );
}

/** "Can't do more than 15 hours", "haven't got the time": nobody is asked who is not named. */
const deniesOfSelf =
  /^(?:have|has|had|can|could|do|did|am|will|would) not (?!you\b|we\b|i\b|they\b|he\b|she\b|it\b|the\b|there\b|this\b|that\b|these\b|your\b|my\b|our\b|all\b|any\w*|some\w*|people\b|a\b|an\b)/;

function asksPlainly(said: string): boolean {
  return asks.test(said.replace(merely, "")) && !deniesOfSelf.test(said);
}

/** "I look after a sales team. Have you got something for us" */
function asksBehindTold(tokens: readonly Token[]): boolean {
  const from = sentenceStart(tokens, tokens.length - 1);
  const rest = tokens.slice(from);
  return from > 0 && rest.length > 3 && asksPlainly(textOf(rest).replace(opening, ""));
}

/** "Besides Python, what else is in it" */
const asksRest =
  /^(?:besides|other than|apart from|except(?: for)?|beyond|aside from) .*\bwhat (?:else|more|all|other)\b/;

/** "Filled the form yesterday, no reply, what now" */
const asksNext = /\w (?:what now|now what|what (?:do|should|can) i do(?: now)?)$/;

/** "Your office is in which city", "the course takes how many hours" */
const asksInPlace =
  /(?<!\b(?:know|knows|see|say|matter|understand|remember|care|sure)\b.*) (?:is|are|was|starts?|begins?|happens?|ends?|takes?|costs?|lasts?|needs?|gets?|sits?|stays?|works?|meets?|lives?|opens?|in|by|at|on|from|for|of) (?:which|what|whose|where|when|how \w+) ?(?:\w+ ?){0,2}$/;

/** "Aapka office kis jagah pe hai": what asks may stand anywhere. */
const asksInHindi =
  /\b(?:kahan|kidhar|kitn[aei]|kaun ?s[aei]|kis (?:jagah|taraf|city|shehar|din|time|date|course)|kya|to nahi \w+ (?:padeg|hog|hot|h)\w*|kab (?:se|tak|hai|hoga|hogi|shuru))\b/;

/** "My manager asks me (…)" */
const somebodyAsks =
  "(?:my|our) \\w+ (?:also |just )?(?:asks?|asked|is asking|wonders?|wants? to know|wanted to know|would like to know) (?:me )?";

/** "I want to know who teaches." */
const wantsToKnow = new RegExp(
  `^(?:just|only) (?:want|wanted|need|wish) to (?:know|ask|see|check)\\b|(?:^| (?=\\w+ (?:just|only)\\b))(?:i|we) (?:just |also |really |only )?(?:want|wanted|wish|need|would like|would love) to (?:know|ask|enquire|inquire|find out)\\b|^${somebodyAsks}(?:who|what|which|when|where|how|whether|if|your|the)\\b`,
);

const asks =
  /^(?:for |in |on |at |from |by |to |with |of )*(?:what|which|who|whom|whose|when|where|why|how|is|are|do|does|did|can|could|will|would|should|must|may|has|have|any|anything|tell|say|name|mention|give|send|mail|drop me|share|show|suggest|advise|explain|list|compare|recommend|help|describe|please|kindly|kya|kaun\w*|kaise|kab|kahan|kitn\w+|kis\w*|kons\w+|batao|bata)\b/;

/** "There is no code in it, right" */
const asksIfSo = / (?:right|correct|true|is it not|am i right|hai na)$/;
/** "I filled the form on Sunday did it reach" */
const asksIfReached =
  / (?:(?:did|has|have) (?:it|that|this|they|you|the team) (?:\w+ ){0,2}?(?:reach(?:ed)?|come|came|arrived?|(?:go|gone) through|received?|got|get|sent|submit\w*)|(?:is|was) (?:it|that) (?:received|submitted|sent|saved|registered|through))(?: \w+){0,2}$/;
/** "I am a teacher, would that be a problem", not "she finished this May, she is good in maths" */
const asksWithin =
  /^(?:i|we) (?:mean|meant) .* and (?:whether|what|which|who|how|when|where)\b| (?:(?:would|will|does|can|could) (?:the|your)|(?:is|would|will|does|can|could|may) (?:that|it|this|there)|(?:am|do|can|could|(?<!\b(?:this|last|next|in|of|since|by) )may|should|would|will|must) (?:i|we|he|she|they|you)|are you|(?:does|must|will|can) (?:he|she)) \w/;
