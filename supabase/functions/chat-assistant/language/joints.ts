/** What asks something of its own begins so. */
const asks =
  "(?=(?:what|whats|which|who|whos|whom|whose|when|where|why|how|is|are|do|does|did|can|could|will|would|should|has|have|am|must|may|tell|show|give|send|list|name|explain|describe|compare|kya|kitn\\w+|kab|kaise|kaun\\w*|kons\\w+|kahan)\\b)";
const sign = /(?<=\w[^\n]{5,})\s+(?:[/|•·]|\/\/)\s+/g;
/** "The fees / who teaches it" */
const signed = new RegExp(sign.source + asks, "giu");
const lines = /(?<=[^\s,;:.?!…-])[^\S\n]*\n+\s*/g;
/** "- the fees" */
const bullets = /(^|\n)[^\S\n]*[-–—*•·>]\s+/g;

/** "5 min back" is the least of nothing. */
const minutes = /(\d)\s*mins?\b(?! (?:of )?\d)/giu;

/** "Does any program not cover deployment?" */
const anyNot =
  /\bdo(?:es)? (?:any|one|some)(?: of (?:them|these|those|your \w+|the \w+))? ?(course|program|programme)?s? ?(?:not|n't) (?=cover|teach|include|have|contain|need|require|involve)/giu;

/** "Separately, who teaches it?" */
const apart =
  /(?<=^|[.?!]\s*)(?:separately|unrelated|on (?:another|a different|a separate) note)\s*[,:]\s*/giu;

const links = [
  "by the way",
  "btw",
  "(?:while|since|as) (?:we|i)(?: a|['’]?)(?:re|m) (?:already )?(?:at it|here|on it)",
  "(?:just |and )?(?:one|a) (?:more|last|other|final|second) (?:thing|question|point|q|doubt|query)",
  "another (?:thing|question|point|q|doubt|query)",
  "secondly|thirdly|finally|lastly",
  "in addition(?: to (?:that|this))?",
  "additionally|furthermore|moreover",
  "(?:on top of|apart from|besides|next to|along with) (?:that|this|it)",
  "as well as|along with",
].join("|");
/** "(…), and by the way, how long is it?", "(…) plus who teaches it?" */
const linked = new RegExp(
  `(?<=\\w.*)[\\s,;:–—(-]+(?:(?:(?:and|also|oh|plus|then|ok|but)[\\s,]+)*(?:${links})|(?:and |also )?plus|\\+)[\\s,:;–—-]+(?:(?:is|was|would be|also|please|pls|kindly)\\s*[,:]?\\s+(?=what|wh|how|tell))?${asks}`,
  "giu",
);

/** "Two quick questions:" */
const counted =
  /^((?:(?:hi|hello|hey|ok|so|sir|just|please)[\s,!]+)*)(?:(?:i (?:have|ve|got|had)|i['’]ve|got|have)[\s,]+)?(?:a (?:couple|few)(?: of)?|some|few|one|two|three|four|[1-4]|quick)(?: (?:quick|small|short|more|simple|little|basic))* (?:questions?|things?|doubts?|quer(?:y|ies)|qs?|points?)(?: (?:for|from) (?:you|u|me|my side))?(?: please| pls)?\s*[:.,;–—-]+\s*/iu;
/** "No time for small talk." */
const hurried =
  /(?<=^|[.!?;:]\s*)(?:(?:hi|hello|hey|ok|so|sorry|there)[\s,!]+)*(?:(?:i have |i['’]?ve |got )?no time for (?:\w+ ){0,3}?(?:talk|chat|chatting|pleasantries|chitchat)|no (?:small ?talk|chit[ -]?chat)|(?:i ?['’]?a?m )?(?:in a (?:\w+ )?(?:hurry|rush)|(?:a bit |very )?short (?:on|of) time|pressed for time)|(?:make it|keep it|be) (?:quick|short|brief)|quickly)(?: please| pls)?\s*(?:[.:,;!–—-]+\s+|$)(?=\S)/giu;

/** "(First, can you tell me) do you record it?" */
const led =
  /(?<=^|[.?!;,]\s*)((?:and |also )*)(?:(?:first(?:ly)?|then)[\s,]+)?(?:(?:please|pls|kindly|can you|could you|(?:i|we) (?:just )?(?:want(?:ed)?|would like) to (?:ask|know)|i have to ask)[\s,:]+)*(?:(?:tell|let) (?:me|us)(?: know)?[\s,:]+)?(?=(?:is|are|do|does|did|can|could|will|would) (?:i|you|we|they|he|she|it|there|the|your|my|a|an|any|these|those)\b)/giu;
/** "I wanted to ask about EMI" */
const asked =
  /(?<=^|[.?!;,]\s*)((?:(?:hi|hello|hey|good (?:morning|afternoon|evening)|namaste|sir|madam)[\s,!]+)*)(?:i|we) (?:just |also |only )?(?:want(?:ed)?|would like) to (?:ask|know|enquire|inquire) (?:about|regarding)\s+(?!(?:it|this|that|these|those)\b)/giu;
/** "First tell me what it costs" */
const first =
  /^((?:(?:hi|hello|hey|ok|so)[\s,!]+)*)first(?:ly| of all)?[\s,]+(?=(?:please |pls )?(?:tell|let|say|explain|what|which|who|when|where|how|is|are|do|does|can)\b)/iu;

/** "Which one and how?" */
const andHow = /\b(which (?:one|course|program|programme)),? (?:and|n|&) how(?=\s*[?.!]*\s*$)/iu;
/** "Only the business course, nothing on the other two please" */
const notOthers =
  /(?<=\w[\s,;:.–—(-]+)(?:and |but )?(?:nothing (?:on|of|about|from|regarding)|not(?: about)?|no(?: details?| info)? (?:on|of|about)|(?:i )?(?:don['’]?t|do not) (?:need|want|tell)(?: me)?(?: about)?) (?:the |any of the |those |any )?(?:others|other (?:two|three|ones?|courses?|programs?|programmes?))(?=(?: please| pls| plz)?\s*(?:[.!)]|$))/giu;

/** "Both one after the other, how many weeks": of their sum, not of their order. */
const inARow =
  /\b(?:one after (?:the |an)?other|back[- ]to[- ]back|one by one)\b(?=.*\b(?:how (?:many|long)|kitn[aei])\b)|(?<=\b(?:how (?:many|long)|kitn[aei])\b.*)\b(?:one after (?:the |an)?other|back[- ]to[- ]back)\b/giu;

/**
 * Takes a message as typed; gives it with what visitors put between the things that they ask as punctuation: lines of
 * their own, strokes, "by the way", "as well as". What asks nothing behind a stroke goes on as in a list.
 */
export function withJoints(message: string): string {
  return message
    .replace(/\bwhat['’]?s app\b/giu, "whatsapp")
    .replace(minutes, "$1 minutes")
    .replace(bullets, "$1")
    .replace(apart, "also ")
    .replace(inARow, "together")
    .replace(anyNot, "which program does not ")
    .replace(notOthers, "nothing else")
    .replace(andHow, "$1? How to register")
    .replace(lines, "; ")
    .replace(signed, "; ")
    .replace(sign, ", ")
    .replace(linked, "; ")
    .replace(hurried, "")
    .replace(counted, "$1")
    .replace(asked, "$1")
    .replace(first, "$1")
    .replace(led, "$1");
}
