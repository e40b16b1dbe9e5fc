import type { PlainTopic } from "./topic.ts";

/** What somebody asks of themselves, in plain words: whether it is for them, and how hard it is. */
export const topicsOfWhoAsks: readonly PlainTopic[] = [
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
  // "(I know Python already.) Which developer course then?"
  {
    says: /^(?:(?:and|so|but|ok|then) )*which (?:developer|dev|coding|technical|tech|programming) (?:course|program|programme|one)(?: (?:then|please|now|should i (?:take|join|do|choose)|do you (?:suggest|recommend)))*$/,
    asked: "recommendation",
  },
  // "(He did commerce.) Still that one?"
  {
    says: /^(?:(?:and|so|but|then|ok|is it|would it be) )*(?:still|phir bhi) (?:that|this|the same|it|the same one|same)(?: one| course| program)?(?: for (?:me|him|her|us|them))?$|\bstill (?:that|this|the same) (?:one|course|program)$|^(?:(?:and|so|but|is it|would it be) )*still (?:ok|okay|fine|good|possible|suitable|right)(?: for (?:me|him|her|us))?$/,
    asked: "recommendation",
  },
  // "(I'm a housewife.) Will it be of use to me?"
  {
    says: /^(?:(?:and|so|but|then|ok) )*(?:will|would|can|could|is|does) (?:it|this|that)(?: be)?(?: of)? (?:(?:any|some|really|much|at all|even) )*(?:use|useful|helpful|help)(?: (?:to|for))? (?:me|us|him|her)(?: at all| really)?$/,
    asked: "recommendation",
  },
  // "Does that rule me out of the long course?"
  {
    says: /^(?!.*\b(?:citizen\w*|countr\w+|abroad|nationality|passport|visa|living?|shift|travel\w*|from)\b).*\b(?:does|do|will|would) (?:that|it|this|which) (?:rule|shut|keep|leave|count) (?:me|us|him|her|them) out\b|\b(?:does|do|will|would) (?:that|it|this) (?:disqualify|exclude|keep|stop|prevent) (?:me|us|him|her|them) from\b/,
    asked: "audience",
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
  // "Which of the two is not for beginners?"
  {
    says: /^(?:(?:and|so|but|then|ok) )*which (?:\S+ ){0,5}(?:is|are) not (?:meant |made |suitable |right |good )?for \S+$/,
    asked: "recommendation",
  },
  // "No computer background, will I find it very difficult?"
  {
    says: /\b(?:will|would|might|may|shall) (?:i|he|she|we|they|it|that|this|my \w+)(?: \w+)? (?:find (?:it|this|that|them) |be )?(?:too |very |so |quite |really |a bit )*(?:difficult|hard|tough)\b|^(?:(?:and|so|but) )*is (?:it|this|that) (?:too |very |so |quite |really )*(?:difficult|hard|tough) for\b/,
    asked: "difficulty",
  },
];
