import type { PlainTopic } from "./topic.ts";

const working =
  "(?:(?:job|jobs|working|employed|office|service|naukri|corporate) (?:people|persons?|professionals?|folks|holders?|wale|walo|walon|log)|(?:people|those|persons|professionals) (?:with|in|having) (?:a )?jobs?|(?:employed|professionals|employees))";
const ofTeam = "(?:teams?|staff|compan(?:y|ies)|employees|office)";

/** What somebody asks of themselves, in plain words: whether it is for them, and them alone, and how hard it is. */
export const topicsOfWhoAsks: readonly PlainTopic[] = [
  // "I am a student. Is anything for me or only for job people?"
  {
    says: new RegExp(
      `\\b(?:only|just|sirf|meant|exclusively|solely) (?:for |the |by )*${working}\\b|\\b${working} ke liye\\b`,
    ),
    asked: "audience",
  },
  // "Just for me, not for my staff", "no team training, I only want a course for me"
  {
    says: new RegExp(
      `\\b(?:only|just|sirf|alone)\\b.*\\b(?:me|myself|mere)\\b.*\\b(?:not|no|nahi)\\b(?: \\w+){0,3} ${ofTeam}\\b|\\b(?:not|no|nahi)\\b(?: \\w+){0,4} ${ofTeam}\\b.*\\b(?:only|just)\\b.*\\b(?:me|myself)\\b`,
    ),
    asked: "recommendation",
  },
  // "If I'm not a founder or manager, can I still do it?"
  {
    says: /^(?:(?:and|so|but) )*(?:if|even if) (?:i|we|he|she) (?:am|is|are) (?:not|neither) an? (?:\S+ ){1,4}(?:can|could|may|will) (?:i|we|he|she) (?:still |also )*(?:be able to )?(?:do|take|join|attend)\b/,
    asked: "prerequisites",
  },
  // "Is the 10 hour program the right one rather than the 40 hour one?"
  {
    says: /^(?:(?:and|so|but|then|ok) )*(?:is|would|will|are)\b.* (?:be )?the (?:right|better|best|correct|suitable) (?:one|choice|fit|option|pick|course|program)\b(?! (?:to|of))/,
    asked: "recommendation",
  },
  // "I need something for my own client projects"
  {
    says: /\b(?:need|want|looking for|after|require) (?:something|anything|one|a (?:course|program|training|class))(?: (?:that is |useful |good )*)? ?for (?:my|our)(?: own)?(?: \w+)? (?:projects?|work|clients?|startup|practice)\b/,
    asked: "recommendation",
  },
  // "(I know Python already.) Which developer course then?"
  {
    says: /^(?:(?:and|so|but|ok|then) )*which (?:developer|dev|coding|technical|tech|programming) (?:course|program|programme|one)(?: (?:then|please|now|should i (?:take|join|do|choose)|do you (?:suggest|recommend)))*$/,
    asked: "recommendation",
  },
  // "Does that rule me out of the long course?"
  {
    says: /^(?!.*\b(?:citizen\w*|countr\w+|abroad|nationality|passport|visa|living?|shift|travel\w*|from)\b).*\b(?:does|do|will|would) (?:that|it|this|which) (?:rule|shut|keep|leave|count) (?:me|us|him|her|them) out\b|\b(?:does|do|will|would) (?:that|it|this) (?:disqualify|exclude|keep|stop|prevent) (?:me|us|him|her|them) from\b/,
    asked: "audience",
  },
  // "(I want to build apps.) Which one and how long?"
  {
    says: /^(?:(?:and|so|but|then|ok) )*which (?:one|course|program) and how (?:long|many hours)(?: (?:is it|does it take|would it take))?$/,
    asked: "recommendation",
  },
  // "(We are founders.) What should we see?"
  {
    says: /^(?:(?:and|so|then|ok|please) )*what should (?:i|we) (?:see|look at|go for|choose|pick)(?: then| now| here| first)?$/,
    asked: "recommendation",
  },
  // "(I have taught maths for ten years.) How do I get into AI?"
  {
    says: /^(?:(?:and|so|but|then|ok|now) )*(?:how|where) (?:do|can|should|could|would|shall) (?:i|we|he|she) (?:get|break|move|enter|switch|shift|go|transition|get started|start|begin) (?:over )?(?:in|into|to|with|from) (?!(?:the|your|my|this|that|it|touch|contact|course|program)\b)\w+(?: \w+)?(?: field| career| industry)?$/,
    asked: "recommendation",
  },
  // "I'm a nurse, 38. Is it too late to get into AI?"
  {
    says: /\btoo (?:late|old|young)(?: \w+){0,4}? to (?:learn|study|understand|begin learning|start learning|get into|move into|switch|change (?:field|career|line)s?|start (?:a career|afresh|again|in))\b/,
    asked: "prerequisites",
  },
  // "Do I have to be working somewhere to join?"
  {
    says: /\b(?:have to|need to|must (?:i|one|we|he|she)|should (?:i|one|we|he|she)) be (?:already )?(?:working|employed|in a job|in service)\b/,
    asked: "prerequisites",
  },
  // "I build with models at work"
  {
    says: /^(?:i|we) (?:(?:already|mostly|also|have been|do) )*(?:build|work|play|code|develop|use)(?: \w+){0,5} (?:at (?:work|office|my job|my company)|daily|every ?day|for a living|in my job)$/,
    asked: "tellsAboutSelf",
  },
  // "We are not individuals, (we are a firm)"
  {
    says: /^(?:i|we) (?:am|are) (?:not )?(?:an? )?individuals?(?: learners?| students?)?$/,
    asked: "tellsAboutSelf",
  },
  // "Which of the two is not for beginners?"
  {
    says: /^(?:(?:and|so|but|then|ok) )*which (?:\S+ ){0,5}(?:is|are) not (?:meant |made |suitable |right |good )?for \S+$/,
    asked: "recommendation",
  },
  // "Naukri nahi karta, student hu" tells who they are.
  {
    says: /^(?:main |mai )?(?:naukri|job) nahi (?:karta|karti|karte)(?: hu| hoon| hun| hai)?$/,
    asked: "tellsAboutSelf",
  },
  // "No computer background, will I find it very difficult?"
  {
    says: /\b(?:will|would|might|may|shall) (?:i|he|she|we|they|it|that|this|my \w+)(?: \w+)? (?:find (?:it|this|that|them) |be )?(?:too |very |so |quite |really |a bit )*(?:difficult|hard|tough)\b|^(?:(?:and|so|but) )*is (?:it|this|that) (?:too |very |so |quite |really )*(?:difficult|hard|tough) for\b/,
    asked: "difficulty",
  },
];
