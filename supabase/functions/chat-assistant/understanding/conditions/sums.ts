const span =
  "(?:(?:per|a|an|each|every|in (?:a|one)|one) (?:single |working )?(?:day|week|month|weekend)s?|daily|weekly|monthly|week ?wise|har (?:din|hafte|mahine))";
const whole =
  "(?:in (?:all|total|sum|the end)|total|totally|altogether|overall|all in all|all told|as a whole|(?:for )?(?:the )?whole (?:\\w+|of it)|(?:for )?the entire \\w+|the sum|all together|kul|(?:from )?start to (?:end|finish))";
const either = "(?:[a-z0-9]+ ){0,4}?";

const choice = new RegExp(
  `\\b${span} or ${either}${whole}\\b|\\b${whole} or ${either}${span}\\b|\\b${whole} (?:and )?not ${span}\\b`,
);

/** "Ten hours, is that per week or in all?" asks of what the hours are told, and adds nothing up. */
export function asksIfWhole(text: string): boolean {
  return choice.test(text);
}

/** "Altogether", "the two combined" */
const together =
  /\b(?:total|altogether|all together|in all|combined|combine|combining|sum|add up|added up|added together|milake|mila ke|mila kar|kul|put together|(?<!\b(?:work|working|come|coming|get|getting) )together(?! with (?:us|you|me|our|my)\b)|(?<!\b(?:coding|programming|python) ke )(?:saath|sath)|adding up|adding (?:them|all)|one after (?:the )?other|(?:with|plus) (?:\w+ ){1,4}added)\b/;
/** "What do both come to?" */
const comesTo =
  /\b(?:hours?|time|long|both|all|two|three|others?|rest|remaining)\b.* (?:come|comes|amount|amounts|add|adds|sum|sums|work out|works out) (?:up )?to(?: together| in (?:hours|time|total|all))?$/;
/** "(How many hours) if I took both?" */
const taking =
  /\b(?:takes?|does) (?:both|all)\b|\bif (?:i|we|he|she|they|you|one|somebody|someone) (?:also |then |just )*(?:do|does|did|take|takes|took|join|joins|joined|finish\w*|complete\w*|want\w*|sign\w* up for) (?:them |those |these )*(?:both|all)\b|\b(?:i|we|you|somebody|someone|one) (?:did|do|does|took|take|takes|finish\w*|complete\w*|join\w*) (?:\w+ ){0,3}?(?:every|each|everything|all)\b.*\bhours|\bif (?:i|we) (?:also |then )*(?:do|did|take|took|join|add)\b.* (?:too|also|as well)\b|\bif (?:i|we) (?:also |then |later )*(?:also (?:do|take|join|add)|add(?:ed)?)\b/;
const counted =
  /\bhow many hours\b.*\bif (?:i|we|he|she|they) (?:do|does|take|takes|join|joins|finish|complete)\b.*\b(?:and then|then|followed by|and after (?:that|it))\b|\ball (?:three|two|four|five)\b.*\bhow many hours\b|\bhow many hours\b.*\ball (?:three|two|four|five)\b|\b(?:do|take|finish|join) the (?:other|remaining) two\b.*\bhow many hours\b|\bhow many hours\b.*\bthe (?:other|remaining) two\b/;
/** "If I leave out the app course, how many hours is everything else?" */
const allElse =
  /\bhow (?:many hours|long|much time) (?:is|are|would|will|does|do) (?:be )?(?:all |everything |the whole )(?:of )?(?:the )?(?:else|rest|others|remaining)\b/;

/** "And adding the third?" */
const adding =
  /^(?:(?:and|so|ok|then|but|what|if|when|plus|now) )*(?:(?:i|we|you) )?(?:adding|add|added|including|counting|include|throw in|plus|on top)(?: also| in| on)? (?:the|that|this|it|@?\w+)\b/;

/** "I have 50 hours, enough for all three?" */
const suffices =
  /\b(?:enough|sufficient|suffice\w*|time) for (?:all|both|every|everything|each|the (?:two|three|other))\b|\b(?:enough|sufficient) for (?:\w+ ){1,6}(?:and|plus) (?:\w+ ){1,5}(?:both|together)$|\b(?:all|both|everything|the (?:two|three))(?: (?:of (?:them|these|those)|courses|programs|three|two))* (?:fits?|(?:be|get) (?:done|finished|completed))\b.*\bhours\b|\b(?:can|could|may|might|will) (?:i|we|he|she|you|one|somebody) (?:\w+ )?(?:do|take|finish|complete|fit|manage|squeeze in) both\b/;

/** "And together with the app course?" */
const withMore = /^(?:(?:and|so|ok|then|but) )*(?:together|along|combined|taken together) with\b/;

/** "Could I do this plus the long one?" */
const thisPlus =
  /\b(?:do|take|did|took|finish|complete|join|manage|fit) (?:this|that|it|mine|hers|his|those|these|both)(?: one| two| course| program)? (?:plus|and|along with|together with|as well as|with) (?:also )?(?:the|that|his|hers|mine|@?\w+ (?:one|course|program))\b/;

/** "How many hours are that one and the leaders' together?" */
const thatAnd =
  /\b(?:it|that|this|(?:that|this) (?:one|course|program)) (?:and|plus|with) (?:then |also )?(?:the |your |that )?@?\w+.*\b(?:together|altogether|combined|total|in all|sum)\b/;

/** "If I did that one and the longest together, how many hours is it?", but not "the shortest and the longest" */
export const sizeInSum =
  /(?=.*\b(?:together|altogether|combined|total|sum|in all|plus|added)\b).*(?<!(?:long|short)(?:est|er)(?: one)? )\b(?:and|plus|with) (?:then |also |later )*the (longest|longer|biggest|shortest|shorter|smallest)\b/;

/** "If she does everything except the last one, how many hours?" */
const doesAll =
  /\b(?:do|does|did|doing|done|take|takes|took|taken|taking|finish\w*|complete\w*|join\w*|attend\w*|sit\w* through|go\w* through) (?:\w+ )?(?:everything|all|(?:every|each) (?:single )?(?:course|program|programme|training|one)|the (?:lot|whole (?:lot|set|catalogue|range)))\b(?! (?:last|take)s?\b)/;
const howMany = /\b(?:how (?:many|much|long)|total|number of)\b/;
/** "Are all of them longer?" asks of each. */
const setsSomeAside =
  /\b(?:except|bar|barring|but|minus|without|excluding|save|apart from|other than|skip\w*|besides|leaving out)\b/;

/** "So doing everything you offer would be how many hours?" */
const asksOfDoing =
  /\b(?:doing|taking|finishing|completing|joining|attending)\b.*\b(?:everything|all|every)\b.*\bhow (?:many hours|long|much time)\b|\bhow (?:many hours|long|much time)\b.*\b(?:doing|taking|finishing|completing|joining|attending|to (?:do|take|finish|complete|join|attend)) (?:everything|all|every)\b/;

function addsLeft(text: string): boolean {
  const isOfRest = doesAll.test(text) && howMany.test(text) && setsSomeAside.test(text);
  return isOfRest || asksOfDoing.test(text);
}

/** "App course + leaders course = how many hrs" */
const plusOf =
  /\b(?:course|program|programme|one|training|@?\w+) plus (?:the |your |a )?(?:\w+ ){1,4}?(?:(?:is|are|makes?|gives?|equals?|takes?|comes? to|would be) )?(?:how (?:many|much|long)|what|kitn\w+)\b|\bhow (?:many hours|long) (?:is|are|do|does|make|makes|would)\b.* plus (?!how\b|what\b|who\b|when\b|where\b|is\b|do\b|can\b)/;

/** "If I do the other one afterwards, how many hours for both?" */
const oneMore =
  /^(?=.*\b(?:both|the two|altogether|in all|sum|total)\b).*\bif (?:i|we|he|she|they|one|somebody) (?:also |then |later )*(?:do|does|did|take|takes|took|join|joins|add|adds|finish|finishes)\b.* (?:afterwards|after (?:that|it|this)|later|next|on top|besides|second)\b/;

/** "If I drop the long one, how many hours remain?" */
const remains =
  /\b(?:drop|skip|leave|remove|exclude|excluding|without|minus|forget|take out|cancel|except)\w*\b.*\bhow (?:many|much) (?:hours|time) (?:\w+ ){0,2}?(?:remains?|left)\b|\bhow (?:many|much) (?:hours|time) (?:\w+ ){0,2}?(?:remains?|left)\b.*\b(?:drop|skip|leave|remove|exclude|excluding|without|minus|forget|take out|cancel|except)\b/;

/** "How many hours would they spend between them?" */
const betweenThem =
  /\bhow (?:many|much)\b.*\b(?:hours?|time)\b.*\bbetween (?:them|the two of them|the two|us|both)\b/;

/** "Suppose somebody sat through every course, how many hours would that be?" */
const throughAll =
  /\b(?:sat|sits?|sitting|goes|go|went|going) through (?:every|all|each)\b.*\bhow (?:many|much)\b|\bhow (?:many|much)\b.*\b(?:sat|sits?|goes|go|went) through (?:every|all|each)\b/;

/** "The one and the other, that makes how many hours?" */
const thatMakes =
  /\b(?:that|this|it|which) (?:makes?|comes? to|would be|will be|gives?|becomes?) how (?:many|much)\b|\bhow (?:many|much)(?: hours| time)? (?:does|would|will|do) (?:that|this|it|they) (?:make|come to|give|add up to)\b|\b(?:makes?|comes? to) (?:it )?how (?:many|much)\b|\bdono (?:\w+ ){0,2}?(?:kar\w*|lu|lun|loon|lene|join\w*|milak\w*|mila) (?:\w+ ){0,5}?kitn\w+/;

/** "Would I be done with all three in under 50 hours?" */
const doneWithAll = /\b(?:done|finished|through) (?:with )?(?:all|both|everything)\b.*\bhours\b/;

/** "The app course plus the agents course. Over the limit or not?", not "10k with me, anything under that?" */
const overLimit =
  /^(?!.*\b(?:rupees|rs|thousand|lakhs?|lacs?)\b).*\b(?:plus|and|with|both)\b.*\b(?:over|above|under|within|beyond|inside) (?:the|my|our|that|this)(?: (?:limit|cap|budget|allowance))?(?: or not)?$/;

const ways = [
  overLimit,
  thatMakes,
  doneWithAll,
  throughAll,
  betweenThem,
  remains,
  plusOf,
  thisPlus,
  suffices,
  together,
  comesTo,
  taking,
  counted,
  adding,
  allElse,
  withMore,
  oneMore,
];

/** Whether what is named comes on top of what the talk is of. */
export function addsMore(text: string): boolean {
  return [adding, withMore, thisPlus, thatAnd, oneMore].some((way) => way.test(text));
}

/** "A total beginner", "how many courses in total" */
const totally =
  /\bhow many (?:\w+ )?(?:courses?|programs?|programmes?|trainings?)(?: (?!hours)\w+){0,4}? (?:in (?:total|all)|altogether|overall)\b(?!.*\bhours\b)|\b(?:in (?:total|all)|altogether|overall) how many (?:\w+ )?(?:courses?|programs?|programmes?|trainings?)\b|\btotal (?=(?:kitne|kitni|how many|number of|no of)? ?(?:\w+ )?(?:courses?|programs?|programmes?)\b)|\btotal (?=(?:\w+ )?(?:beginners?|newbies?|noobs?|novices?|newcomers?|strangers?|freshers?|lay(?:man|person)|amateurs?|learners?|zero|outsiders?|mess|confusion|idiot|dummy|non\w*)\b)/g;

/** "The longest one, not the total" */
const notInAll = /\bnot (?:the |in )?(?:total|sum|all together|altogether)\b/g;

/** Whether hours are to be added: "how long are they altogether?" */
export function asksSum(text: string): boolean {
  const told = text.replace(totally, "").replace(notInAll, "");
  return addsLeft(told) || ways.some((way) => way.test(told));
}
