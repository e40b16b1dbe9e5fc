import { wordSet } from "../tokens/word-set.ts";
import type { PlainTopic } from "./topic.ts";

const teachers =
  "(?:teachers?|trainers?|instructors?|tutors?|facult(?:y|ies)|lecturers?|professors?)";

const rest =
  "(?:other (?:than|then)|others?|besides?|apart from|aside from|except\\w*|skip\\w*|exclud\\w+|minus|without|alawa|chh?od\\w*|baa?ki|remaining|leaving|dropping|rest)";
/** "Mentorship aur career chhod ke baaki benefits kya hain": what is named besides is not asked for. */
const restOf = (names: string) =>
  new RegExp(`\\b${names}\\b.*\\b${rest}\\b|\\b${rest}\\b.*\\b${names}\\b`);

/** What is published, asked in words that may seem to ask for something else. */
export const topicsSaidOtherwise: readonly PlainTopic[] = [
  // "What do I carry with me?"
  {
    says: /^(?:(?:and|so|also) )*what (?:all )?(?:do|should|must|shall|can|to) (?:(?:i|we|he|she) )?(?:need to |have to )?(?:carry|bring|take along)\b/,
    asked: "houseRules",
    turns: true,
  },
  // "Names of the companies where you send our CV"
  {
    says: /\b(?:names?|list) of (?:the |your |all |those |these |any )*(?:\w+ )?(?:companies|recruiters|employers|firms)\b/,
    asked: "partners",
  },
  // "Total kitna padega dono ka?"
  {
    says: /\bkitn[aei] (?:total |sab |mein |me |ka |milake )*pad(?:ega|egi|ta|ti)\b/,
    asked: "price",
  },
  { says: restOf("(?:benefits|advantages|plus points)"), asked: "benefits", turns: true },
  { says: restOf("perks"), asked: "perks", turns: true },
  // "Can somebody else see my number?"
  {
    says: /\b(?:can|could|will|does|do|would) (?:somebody|someone|anybody|anyone|others?|people|strangers?|everyone|everybody|the public)(?: else| here| also)* (?:see|read|view|find|get|look)\b.*\b(?:my|our) (?:\w+ )?(?:numbers?|phone|mobile|e ?mail|details|data|name|form)\b/,
    asked: "whoSees",
  },
  // "Can I do a second course with the same form?"
  {
    says: /^(?:(?:and|also|so|but) )*can (?:i|we|he|she) .*\b(?:second|another|other|2nd|one more|two|both)\b.*\b(?:with|in|on|by|through) (?:the |a )?(?:same|one|single) form\b/,
    asked: "oneFormEach",
  },
  // "Can somebody else see the phone number I typed in?"
  {
    says: /\b(?:sees?|reads?|views?|looks? at|finds?|gets?|access\w*)\b.*\b(?:numbers?|e ?mails?|address|details|data|names?)\b (?:that |which )?(?:i|we) (?:have |had |just )*(?:typed|entered|gave|given|put|filled|wrote|shared|submitted|sent|left)\b/,
    asked: "whoSees",
  },
  // "What is it a launch of?"
  {
    says: /\blaunch of (?:what|which)\b|\bwhat (?:is|was) (?:it|this|that) (?:a|the) launch of\b/,
    asked: "launchProgram",
  },
  // "(40 hours.) How many weekends does that make?"
  {
    says: /^(?:(?:and|so|ok) )*how many (?:weekends|weeks|days|months|evenings) (?:does|would|will|is|do) (?:that|it|this|they)(?: make| take| be| mean| come to| last)*$/,
    asked: "duration",
    after: wordSet("duration"),
  },
  // "Let me know who the teachers are"
  {
    says: new RegExp(
      `\\bwho (?:all )?(?:are )?(?:the|your) ${teachers}\\b(?! (?:is|are) (?:for|meant))`,
    ),
    asked: "instructors",
  },
  // "Can I reach you some other way?"
  {
    says: /^(?!.*\b(?:e ?mails?|mails?)\b).*(?:\b(?:reach|contact|write to|get in touch with) (?:you|the team|u) (?:\w+ ){0,2}?(?:other|another|different) way\b|\b(?:other|another) way (?:to|of) (?:reach|contact|get in touch)\w*\b)/,
    asked: "contact",
  },
  // "Aap log kaun ho?", "who are you people really?"
  {
    says: /\baap (?:log )?(?:kaun|kon) (?:ho|hai|hain)\b|^(?:(?:and|so|but|namaste|hi|hello) )*who (?:exactly |really )?are you (?:people|guys|folks|all)\b(?!.* (?:and|or) (?:are|do|is|can|where|what)\b)/,
    asked: "about",
  },
  // "(Are you on Instagram?) How do I find it?"
  {
    says: /^(?:(?:and|so|ok|then) )*(?:how|where) (?:do|can|could|would) (?:i|we|one) find (?:it|you|them|that|those|the (?:page|profile|account|handle))(?: there| on it)?$/,
    asked: "social",
    after: wordSet("social"),
  },
  // "Whereabouts in the city are you?"
  {
    says: /^(?!.*\b(?:start|begin|beg[au]n|set up|found)(?:ed|s)?\b).*(?:\bwhere ?abouts in (?:the city|town|hyderabad|\w+)\b.*\b(?:you|office|institute|school)\b|\b(?:which|what) (?:area|locality|part of (?:the )?(?:city|town|hyderabad))\b)/,
    asked: "street",
  },
  // "Will I have something to show recruiters?", "what do you do for a learner's career?"
  {
    says: /\b(?:something|anything|what) (?:\w+ ){0,5}?(?:to show|in (?:my )?hand|to present) (?:\w+ ){0,3}?(?:recruiters?|employers?|interview\w*|hr|my resume|companies)\b|\bportfolio to show\b|\bfor (?:a|my|your|the|our) (?:learners? |students? )?careers?\b.*\binstead\b/,
    asked: "career",
  },
  // "Around which time of the year do you take in a new group?"
  {
    says: /\b(?:take in|admit|accept|start|begin|open) (?:an? |the |your )*(?:new|next|fresh) (?:group|batch|cohort|intake|lot|round)\b/,
    asked: "start",
  },
  // "I'd like to hear what someone who studied with you thought of it"
  {
    says: /\bwhat (?:some(?:one|body)|people|students?|learners?|those|others|they|a learner|a student) who (?:\w+ )?(?:studied|learned|learnt|did|took|joined|finished|completed|attended)\b.*\b(?:thought|think|felt|feel|said|say|found)\b/,
    asked: "quotes",
  },
  // "Who was it that said they can tell a client which idea is worth it?"
  {
    says: /^(?:(?:and|so|but) )*(?:who (?:is|was) (?:it|the one|the person) (?:that|who) (?:said|says|wrote)\b|(?:whose|which (?:learner|graduate|person)s?) (?:words|quote|review|testimonial|said|says|wrote)\b)/,
    asked: "quotes",
  },
  // "Are the 25 places shared between the three courses?"
  {
    says: /\b(?:seats?|places|spots)\b.*\b(?:shared|split|divided|common|combined|spread) (?:between|among|amongst|across|by|for|over|to)\b/,
    asked: "seats",
  },
  // "What all comes under the leaders' course?", but "under the fee"
  {
    says: /\bwhat (?:all |else |exactly )*(?:comes?|falls?|is (?:covered|taught)) (?:under|inside|within) (?!.*\b(?:fees?|price|cost|amount|package)\b)/,
    asked: "curriculum",
  },
  // "Does the 40 hour program begin from the very start?"
  {
    says: /^(?!.*\b(?:not|no|without|except) (?:\w+ ){0,7}?(?:begins?|starts?)\b).*\b(?:begins?|starts?) (?:right |really |with me )*(?:from|at) (?:the )?(?:(?:very|absolute) (?:start|beginning|basics|bottom)|scratch|zero|basics|ground up|level zero)\b/,
    asked: "codingNeed",
  },
  // "Should he resign his post for this?", "would I have to bunk work?"
  {
    says: /\b(?:resign|quit|give up|leave|bunk|skip|miss|take leave from|take off from)\b(?: \w+){0,3} (?:job|post|work|office|duty|shift|service)\b(?!.*\b(?:if|should) i (?:am|lose)\b)/,
    asked: "besideWork",
  },
  // "Which batch is best for me?"
  {
    says: /^(?:(?:and|so|then) )*which (?:batch|class) (?:is|would be|will be|should i) (?:the )?(?:best|right|good|suitable|join|take)\b(?!.*\b(?:time|timing|evening|morning|weekend|start|date)\b)/,
    asked: "recommendation",
  },
  // "5 out of 25 left? Keep one aside for me till Friday."
  {
    says: /^(?!.*\bpay\b).*\b(?:keep|hold|block|save|set)\b(?: \w+){0,3} (?:seat|place|spot|one)\b(?: \w+){0,2}? for (?:me|us|my \w+)\b|\b\d+ (?:out )?of (?:the )?\d+ (?:seats? )?(?:are |is )?left\b/,
    asked: "seats",
  },
  // "Tell the mail id once more"
  {
    says: /\b(?:tell|give|send|share|repeat|say|type)\b(?: \w+){0,3} (?:id|mail|e ?mail|address)\b(?: \w+){0,2}? (?:again|once more|one more time|phir se|dobara)\b/,
    asked: "contact",
  },
  // "(How many days for the 40 hour one,) and how many for the leaders' one at that speed?"
  {
    says: /^(?:(?:and|so) )*how many (?:for|in|with|of) .* at (?:that|this|the same) (?:speed|pace|rate)$/,
    asked: "duration",
  },
  // "Coding is a hard no for me."
  {
    says: /^(?:(?:but|and) )?(?:coding|code|programming) is an? (?:\w+ )?no\b(?: \w+){0,4}$/,
    asked: "aside",
  },
  // "(Seats are few.) Few means how many?"
  {
    says: /^(?:(?:and|so|but) )*(?:few|limited)(?: seats)? (?:means?|is|are) how many\b/,
    asked: "seats",
  },
  // "Without sending me to any PDF, (what is it about?)"
  {
    says: /^(?:without|instead of) (?:sending|telling|repeating|pointing|giving|asking|making|directing|referring) (?:me|us|your|the|all)\b(?: \w+){0,4}$/,
    asked: "aside",
  },
  // "Is it 40 hours every week or what?"
  {
    says: /\b\d+ hours (?:a|per|each|every|in a) (?:day|week|month) or (?:what|how)$/,
    asked: "duration",
  },
  // "Unlike her brother (she is dying to learn it)"
  {
    says: /^(?:(?:but|and) )?unlike (?:my|her|his|our|their|me|him|us) ?(?:\w+ ?){0,2}$/,
    asked: "aside",
  },
  // "Hang on, it's three courses, not four, na?"
  {
    says: /^(?:(?:hang on|wait|so|but|ok|then) )*(?:it is|there are|you have|its) (?:only |just )*(?:\d|two|three|four|five) (?:courses|programs|programmes|trainings)\b(?!.*\b(?:hours|which|what|how|certificates?)\b)/,
    asked: "count",
  },
  // "That third topic, how many of the hours go into it?"
  {
    says: /\bhow (?:many|much)(?: of (?:the|its|those))? (?:hours|time) (?:go|goes|(?:is|are) (?:spent|given|kept|reserved))\b/,
    asked: "duration",
  },
  // "Do we write Python in the first class itself or only later?"
  {
    says: /\b(?:python|sql|code)\b.*\b(?:in|from) (?:the )?(?:very )?first (?:class|session|lesson)\b/,
    asked: "coverage",
  },
  // "Could we take the classes without flying over to you?"
  {
    says: /\b(?:join|attend|do|take|study|learn)\b.*\bwithout (?:having to |actually )*(?:fly|flying|travel|travelling|com(?:e|ing)|mov(?:e|ing)|shift|shifting|relocat(?:e|ing))\b/,
    asked: "mode",
  },
  // "Is the session of 11 August free or ticketed?"
  {
    says: /\b(?:session|launch|bootcamp|event|webinar)\b(?: \w+){0,5} (?:free|ticketed|paid|chargeable)(?: or (?:free|ticketed|paid|chargeable|not))?$/,
    asked: "price",
  },
];
