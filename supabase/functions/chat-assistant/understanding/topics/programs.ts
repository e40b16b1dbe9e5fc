import { wordSet } from "../tokens/word-set.ts";
import type { PlainTopic } from "./topic.ts";

const begin = "^(?:(?:and|so|but|ok|great|good|also|then|well) )*";
const ofWhatIsSent = wordSet("dataUse dataKept privacy erasure formFields register afterRegister");

/** What is asked of programs, of what they teach and of what is sent for them, in plain words. */
export const topicsOfPrograms: readonly PlainTopic[] = [
  // "Just the name of the course (that needs no coding)"
  { says: /^(?:just|only) the names? of the (?:courses?|programs?|one)$/, asked: "programs" },
  // "Give me the launch session timings for every zone you list"
  { says: /\blaunch (?:session )?(?:timings?|times)\b/, asked: "launch" },
  // "We're a logistics company, HR asked me to look into AI training"
  {
    says: /\b(?:hr|management|my boss|my company|my office) (?:has |have )?(?:asked|told) (?:me|us) to (?:look into|find|check|explore|arrange|search|enquire)\b.*\b(?:training|courses?|programs?)\b/,
    asked: "enterprise",
  },
  // "So I must be an engineer to join (any of your courses), right?"
  {
    says: /\b(?:must|have to|need to|should) (?:i |one |we )?be an? \w+(?: \w+)? to (?:join|take|attend|enroll)\b/,
    asked: "audience",
  },
  // "I dismissed the launch window, is there still a way to join?"
  {
    says: /\b(?:dismissed|closed|shut)\b.*\bstill\b(?: \w+){0,4} (?:join|register|enroll|sign up)\b/,
    asked: "joinLaunch",
  },
  // "Actually, tell me who it's for first."
  {
    says: /\bwho (?:it is|its|is it|is this|this is|they are|are they) (?:really |actually )*(?:for|meant for|made for|aimed at)\b/,
    asked: "audience",
  },
  // "Can I finish the 40 hour one in a single weekend?"
  {
    says: /\b(?:can|could|may|will|possible|able)\b.*\b(?:finish|complete|do|cover|wrap up|get through)\b.* (?:in|within|over) (?:(?:a|an|one|just|only|single|about|my) )*(?:\w+ )?(?:weekends?|days?|weeks?|months?|nights?)\b/,
    asked: "duration",
  },
  // "Is it open only to those who did the app course first?"
  {
    says: /\b(?:open|only|restricted|limited)\b.* (?:those|people|persons|students|learners|somebody|someone|anyone) who (?:(?:have|has|had|already) )*(?:did|done|finished|completed|taken|took|attended) (?:the|your)\b/,
    asked: "order",
  },
  // "(60 hours in all?) Can I do all together?"
  {
    says: /\b(?:can|could|may|should|possible|allowed)\b(?: \w+){0,3} (?:take|do|join|attend|enroll|enrol|register|complete|study|pursue) (?:(?:in|for) )?(?:all|both|two|them|these|those|all three)(?: \w+){0,3} (?:together|simultaneously|at once|in parallel|side by side|at (?:the )?(?:same|one) time)\b/,
    asked: "order",
  },
  // "Can I do them all?"
  {
    says: /^(?:(?:and|so|but|also|then) )*(?:can|could|may) (?:i|we|one|he|she) (?:also |even )*(?:take|do|join|attend|(?:enroll|enrol) (?:in|for)|register for) (?:them all|all of (?:them|these|those)|(?:all )?(?:the )?(?:two|three|four|five)(?: of them)?|both(?: of them)?|all)(?: courses| programs| programmes)?$/,
    asked: "order",
  },
  // "Just 2 seats for me and my wife"
  {
    says: /^(?:(?:only|just|simply) )*(?:i (?:want|need) )?\S+ seats? for (?:me|us|myself)\b/,
    asked: "register",
  },
  // "Do you have something meant for government people?"
  {
    says: /\b(?:do you have|is there|have you(?: got)?|got|any) (?:something|anything|an? (?:course|program|programme)|(?:course|program|programme)) (?:that is )?(?:meant|designed|intended|suitable|suited) for \w/,
    asked: "recommendation",
  },
  // "Do analysts need the agentic one?"
  {
    says: /^(?:(?:and|so) )*(?:do|does|would|should|will) (?!i\b|we\b|you\b|it\b|they\b|he\b|she\b|the\b|your\b|any\b|all\b)(?:an? )?\w+(?: \w+)? (?:really |also |even )?need (?:the |your |this |that )(?:\w+ ){1,4}?(?:one|course|program|training)$/,
    asked: "audience",
  },
  // "(I have 8 hours free.) Does any program fit in that?"
  {
    says: /\b(?:any|which|what)(?: of (?:them|your|the))?(?: \w+)? (?:fits?|goes|go|works?|possible) (?:in|into|within|inside) (?:that|this|it|those)\b/,
    asked: "programs",
  },
  // "Which one of the two isn't 10 hours?"
  {
    says: /^(?:(?:and|so|but|also|then) )*which (?:\S+ ){0,6}(?:is|are) not (?:of |for )?\d+ hours?(?: long)?$/,
    asked: "programs",
  },
  // "Except the capstone, what else is there in the 48 hour one?"
  {
    says: /\bwhat (?:all |else )*(?:is|are) (?:there |taught |covered )?in (?:the|your|that|this) (?:\S+ ){1,5}?(?:one|course|program|programme|training|bootcamp)$/,
    asked: "curriculum",
  },
  // "What does the leaders' course have instead of coding?"
  {
    says: /\bwhat (?:all |else )?(?:does|do|is|will|would) (?:\S+ ){1,5}?(?:have|has|teach|teaches|cover|covers|contain|there) (?:\w+ )?instead of (?:cod\w+|programming|code)\b/,
    asked: "curriculum",
  },
  // "Can I skip the Python part?"
  {
    says: /\b(?:can|could|may|possible|allowed|able)\b(?: \w+){0,3} (?:skip|leave out|jump over|miss out) (?:(?:the|any|some|that|this|your) )*(?:\S+ ){0,3}?(?:part|parts|module|modules|portion|section|sessions|basics|chapters?|topics?)\b/,
    asked: "unsaid",
  },
  // "Is there no longer version of the agents course?"
  {
    says: /\b(?:no|any|a|an) (?:longer|shorter|bigger|smaller|advanced|extended|detailed) (?:version|edition|variant|format) of\b/,
    asked: "future",
  },
  // "Right course + total hours please"
  {
    says: /^(?:(?:the|a|and) )*(?:right|best|suitable|correct) (?:course|program|programme)(?: please)?$/,
    asked: "recommendation",
  },
  // "(In the agents course) what is there other than architecture?"
  {
    says: /^(?:(?:and|so|but|also|then) )*what (?:all |else |more )*is there (?:other than|apart from|besides|except(?: for)?) \S+(?: \S+)?$/,
    asked: "curriculum",
  },
  // "I am a teacher, is it impossible for me to learn the app course?"
  {
    says: /\b(?:is it|would it be|will it be) (?:im)?possible for (?:me|him|her|them|us|my \w+|someone|somebody|a \w+)(?: \w+){0,3} to (?:learn|do|follow|understand|complete|finish|manage|take|join|attend)\b/,
    asked: "prerequisites",
  },
  // "Is that bootcamp for the agents course or the app course?"
  {
    says: /\b(?:is|was) (?:this|that|the|your) (?:launch |new |coming |upcoming )*(?:bootcamp|launch|pop ?up|window) (?:\w+ ){0,2}for\b.*\bor\b/,
    asked: "launchProgram",
  },
  // "What do you teach besides Python?"
  {
    says: new RegExp(
      `${begin}what (?:all |else |more )*(?:do|does) (?:you|it|they) (?:all )?(?:teach|cover) (?:besides|apart from|other than|except(?: for)?) \\S+(?: \\S+)?$`,
    ),
    asked: "curriculum",
  },
  // "(What do you store of me?) And who can see it?"
  {
    says: new RegExp(
      `${begin}who (?:all |else )?(?:can |will |could |gets to |is able to |has )*(?:see|sees|read|reads|access|accesses|view|views|look at|looks at|access to) (?:to )?(?:it|that|this|them|those|(?:my|our) \\w+)$`,
    ),
    asked: "whoSees",
    after: ofWhatIsSent,
  },
  // "Which programs are not online?", "I can't come to your city, which ones can I attend?"
  {
    says: /\bwhich (?:\w+ )?(?:courses?|programs?|programmes?|trainings?|classes|ones?) (?:is|are) (?:(?:not|only|fully|also|all|held|taught|given|conducted|live|available|happening) )*(?:in (?:a |the |your )?)?(?:online|offline|classroom|person)\b|\b(?:can not|not able to|unable to) (?:come|travel|visit|relocate|shift|move)\b.*\bwhich\b.*\b(?:attend|join|do|take|follow)\b/,
    asked: "mode",
  },
  // "Fees of all courses except the short one"
  {
    says: /^(?:(?:the|all|tell|give|send|show|me|us|please) )*(?:fees?|prices?|costs?|charges) (?:of|for) (?:all|each|every|both)\b/,
    asked: "price",
  },
  // "Which are the ten hour ones?"
  {
    says: new RegExp(
      `${begin}which (?:of (?:them|these|those) |ones? )?(?:is|are) (?:the )?\\w+ hours? (?:ones?|courses?|programs?|programmes?)$`,
    ),
    asked: "programs",
  },
];
