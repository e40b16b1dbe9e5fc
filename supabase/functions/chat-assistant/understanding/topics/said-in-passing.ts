import { wordSet } from "../tokens/word-set.ts";
import type { PlainTopic } from "./topic.ts";

/** What is said beside the questions, or in words that seem to ask for something else. */
export const topicsSaidInPassing: readonly PlainTopic[] = [
  // "So I can do it whenever I want, self paced?"
  {
    says: /^(?!.*\b(?:record\w*|watch|miss\w*|videos?|data|details|delet\w*|eras\w*|remov\w*)\b).*(?:\bself ?paced\b|\bwhenever (?:i|we) (?:want|like|can|wish|get time)\b|\b(?:at|on|in) my own (?:timings?|time|pace|schedule)\b|\bapne time (?:par|pe|se)\b)/,
    asked: "schedule",
  },
  // "(How long is it?) No, I meant how many hours on one day"
  {
    says: /\b(?:how (?:many|much) (?:hours?|time|ghante|ghanta)|kitn[ae] (?:ghante|ghanta|hours?|time))(?: (?:is|are|it|is it|do|does|will|would|i|we|one|have|to|sit|study|attend|class|classes|of|the|there|be))* (?:on|in|per|a|for|each|every|ek|har)(?: (?:a|an|one|any|each|every|single|the|ek|har))* (?:day|class|session|sitting|lecture|din|baar)(?: (?:me|mein|main|ka|ki|hai|hota|hoti|hote|then|exactly|please|it is|is it|ho))*$|\b(?:ek|har) (?:din|class) (?:me|mein|main|ka|ki) kitn[aei] (?:ghante|ghanta|hours?|time|der)(?: (?:hai|hota|hoti|hote|hoga|ki|ka|ho|class|classes))*$/,
    asked: "schedule",
    after: wordSet("duration schedule"),
  },
  // "No price, no discount. What do you know then?"
  {
    says: /\bwhat (?:all )?(?:do|can|could) you (?:even |actually |really )?(?:know|tell)(?: me)?(?: then)?$/,
    asked: "help",
  },
  // "Manager hona zaroori hai kya?"
  {
    says: /\b(?!(?:certificate|coding|python)\b)\w+ hona (?:bhi |hi )?(?:zaroori|jaruri|zaruri|jaroori|compulsory|must)\b/,
    asked: "prerequisites",
  },
  // "Are girls safe there?"
  {
    says: /^(?!.*\b(?:pg|hostels?|rooms?|accommodation|stay)\b).*(?:\b(?:girls?|ladies|women|females?|daughters?)\b.*\bsafe(?:ty)?\b|\bsafe(?:ty)?\b.*\b(?:girls?|ladies|women|females?|daughters?)\b)/,
    asked: "unsaid",
  },
  // "You are a waste bot, total time pass"
  {
    says: /^(?:(?:just|only|total|full|pure|what a|bas) )*(?:time ?pass|waste of (?:my )?time|time waste)(?: (?:bot|hai|only|you are))*$/,
    asked: "hostile",
    turns: true,
  },
  // "What do I call you people?"
  {
    says: /^(?:(?:and|so|but) )*what (?:do|should|shall|can|must) (?:i|we) (?:even )?call (?:you people|you guys|this place|(?:your|this|the) (?:company|institute|school|academy|place|firm|site))\b/,
    asked: "name",
    turns: true,
  },
  // "Your biggest course is which?"
  {
    says: /^(?:(?:and|so|ok|ohh?) )*(?:your|the|sabse) (?:biggest|longest|largest|smallest|shortest|bada|lamba|chota|chhota) (?:course|program|programme|one|wala) (?:is |hai )?(?:which|what|kaun ?s[aei]|kons[aei])(?: one| hai)?$/,
    asked: "duration",
    turns: true,
  },
  // "Thank you. Have a good day."
  {
    says: /^(?:(?:ok|okay|and|thank you|thanks|so) )*(?:have a (?:good|nice|great|lovely|pleasant) (?:day|evening|night|weekend|one)(?: ahead)?|take care|good night)(?: (?:madam|sir|mam|aivy|to you))*$/,
    asked: "goodbye",
  },
  // "Get me a human"
  {
    says: /^(?!.*\bwho\b).*\b(?:get|give|connect|want|need|talk|speak|transfer|put)\b.*\b(?:a human|humans?|real (?:person|human|people)|live (?:agent|person))\b/,
    asked: "contact",
  },
  // "It says Invalid email address"
  {
    says: /\binvalid (?:e ?mail|mail)\b|\b(?:e ?mail|mail)(?: (?:id|address))?\b(?: \w+){0,2} (?:invalid|not valid|not accepted|not accepting|rejected)\b/,
    asked: "formWrong",
  },
  // "All right.", before what is asked
  {
    says: /^(?:all right|alright|k|kk|fair|fair enough|got it|noted|understood|cool|acha|achha|theek hai|thik hai|sahi hai|okay fine|ok fine)$/,
    asked: "fine",
  },
  // "I'll talk to him first and come back"
  {
    says: /\b(?:i|we) (?:will|shall|am going to|need to|have to) (?:just |first )*(?:talk|speak|discuss|think|check|ask|decide|see)\b.*\b(?:come back|get back|let you know|tell you|then (?:decide|tell|join)|first)\b/,
    asked: "goodbye",
  },
  // "The form opens, (but the button is grey)"
  {
    says: /^(?:the |your )?form (?:opens|loads|comes|shows|is open|opened)(?: (?:up|fine|ok|properly))*$/,
    asked: "aside",
  },
  // "Ok I will mail them. Thank you"
  {
    says: /^(?:(?:ok|okay|alright|fine|then|so|thanks|thank you) )*(?:i (?:will|shall) )(?:just |then )?(?:mail|email|write to|contact|ask|call) (?:them|the team|your team)(?: (?:then|thanks|thank you|thanku|thank u|thx))*$/,
    asked: "thanks",
  },
  // "Alright, I'll mail them."
  {
    says: /^(?!.*\bthanks?\b)(?:(?:ok|okay|alright|fine|then|so|let me|hmm) )*(?:i (?:will|shall|am going to|would) |let me |will )(?:just |then |rather )*(?:mail|email|write|write to|write a mail to|contact|message|ask|call) (?:them|the team|your team|to them)(?: then| directly| now| today| tomorrow)*$/,
    asked: "fine",
  },
  // "Hi, I am enquiring for my daughter"
  {
    says: /^(?:(?:hi|hello|hey|sir|madam|namaste) )*(?:(?:i|we) (?:am|are) |am )?(?:enquiring|inquiring|asking|looking|checking|here)(?: (?:a course|courses|something|this))? for (?:my|our) (?!company|team|staff|firm|office|school|college|self|business)\w+$/,
    asked: "tellsAboutSelf",
  },
];
