import type { Clause } from "../clauses/clauses.ts";
import { textOf } from "../tokens/text.ts";
import type { Token } from "../tokens/token.ts";
import { registers, type SiteTopic, topicsOfForms } from "./forms.ts";

const topics: readonly SiteTopic[] = [
  ...topicsOfForms,
  // "I only got Oops! Page not found."
  {
    says: /\bpage (?:is |was |can ?not be |could not be )?not (?:be )?found\b|\b404\b(?! (?:hours|rupees|seats))|\bpage (?:that )?(?:does not|did not) exist\b/,
    asked: "pageNotFound",
  },
  {
    says: /^(?!.*\b(?:submi\w+|send|sent|sending|form|registration|pressed)\b).*\bsomething went wrong\b|\bpage (?:has |had |suddenly |just |simply )*(?:stopped working|crash\w*|froze|frozen|hangs|hung)\b/,
    asked: "pageStopped",
  },
  // "Among the topics in the leaders' course, leave aside ROI and list the rest."
  {
    says: /^(?:(?:and|then) )*(?:list|tell|name|show|give)(?: me)? the (?:rest|others|remaining)(?: ones| topics)?$/,
    beside: /\b(?:topics|modules|syllabus|curriculum|chapters)\b/,
    asked: "curriculum",
  },
  // "The pop-up keeps coming. How to remove it?"
  {
    says: /^(?:(?:and|so|but|then|please|pls) )*(?:how (?:to|do i|can i|do we|can we|would i) |can i |can you )?(?:please )?(?:remove|stop|hide|close|dismiss|disable|block|skip|avoid|shut|get rid of|turn off|switch off|make it (?:stop|go(?: away)?))(?: (?:it|this|that|them|these))?(?: (?:from|off|on) \w+(?: \w+)?| please| pls| for good| away| permanently)?$/,
    beside:
      /^(?!.*\b(?:my|our) (?:data|details?|name|number|e ?mail|address|registration|enrollment|information)\b).*\b(?:pop ?up|popup|window|banner|overlay)s?\b/,
    asked: "closeLaunch",
  },
  // "A window came up, I just want it gone. What do I press?"
  {
    says: /^(?:(?:and|so|but|then) )*(?:what|which(?: button| one)?) (?:do|should|must|can|shall|to) (?:i )?(?:press|click|tap|hit)(?: then| now| here)?$/,
    beside:
      /^(?=.*\b(?:pop ?up|popup|window|banner|overlay|box)\b).*\b(?:gone|(?:get )?rid|go away|close|dismiss|not want to (?:register|join|sign|enroll)|not interested)\b/,
    asked: "closeLaunch",
  },
  // "I pressed I'll decide later by mistake. Did I lose my seat?"
  {
    says: /\b(?:lose|lost|miss|missed|losing) (?:my|the|a|our|that) (?:seat|spot|place|chance|slot)\b/,
    beside: /\bdecide later\b|\b(?:closed|dismissed|shut)\b.*\b(?:pop ?up|popup|window|banner)\b/,
    asked: "closeLaunch",
  },
  // "I closed the window. I did not sign up for anything, did I?"
  {
    says: /\b(?:(?:did|have|has|had) not (?:sign(?:ed)? up|register(?:ed)?|enroll(?:ed)?|join(?:ed)?|agree(?:d)?|book(?:ed)?|commit(?:ted)?)\b.*\b(?:did|have|am|is|was|right|correct|or)\b|(?:did|have|am|will) i (?:now |just |already |by that |really |get |be )*(?:sign(?:ed)? up|register(?:ed)?|enroll(?:ed)?|agree(?:d)?|book(?:ed)?|commit(?:ted)?)\b)/,
    beside:
      /\b(?:clos(?:ed|ing)|dismissed|shut|clicked away)\b.*\b(?:pop ?up|popup|window|banner|it)\b|\bdecide later\b/,
    asked: "closeLaunch",
  },
  // "I only want to see the brochure first. Where?"
  {
    says: /^(?!.*\b(?:not|no|never|already|have|got|read)\b).*\b(?:want|wanna|like|need|prefer|where|let me|how)\b(?: \w+){0,3} (?:see|read|look at|get|view|download|have|check|find|open) (?:the |your |a |that )*brochure\b/,
    asked: "brochure",
  },
  // "Left side chest pain since morning, which tablet is ok?"
  {
    says: /\b(?:which|what|any|kaunsi|konsi|kaun si|koi) (?:\w+ )?(?:tablet|medicine|painkiller|pain killer|syrup|pill|goli|dawai|dawa|ointment|doctor)s?\b/,
    beside:
      /\b(?:pain|pains|ache|aches|aching|\w+ache|hurts?|hurting|fever|cough|cold|vomit\w*|nausea|acidity|swollen|swelling|bleeding|dizzy|loose motions?|infection|rash|bukhar|dard|khansi|sar ?dard|pet dard)\b/,
    asked: "offTopic",
  },
  // "He wants to enter the data field, what to join"
  {
    says: /^(?!.*\b(?:form|name|phone|number|e ?mail|address|details?)\b).*\b(?:wants?|wish|wishes|would like|plans?|hopes?|trying|wanting) to (?:enter|come (?:in)?to|get into|move (?:in)?to|go (?:in)?to|switch to) (?:the |this |an? )*(?:[\w@]+ ){0,2}(?:field|line|side|sector|domain|industry)\b.*\b(?:(?:what|which)(?: \w+){0,2} (?:to |should (?:i|he|she|they|we) |can (?:i|he|she|they|we) )(?:join|take|choose|pick|do|learn|study)|kya (?:join|le|kare|karu))\b/,
    asked: "recommendation",
  },
  // "Only the pdf, no forms, no calls"
  {
    says: /(?:^|\b(?:want|need|send|give|ko|hai|chahiye|nahi|kisi) )(?:only|just|simply|sirf|bas) (?:the |your |a |me )*(?:syllabus |course )?(?:pdf|brochure)\b(?!.*\b(?:what|which|how|when|who|kya|kitn\w*)\b)/,
    asked: "brochure",
  },
  // "I don't want it deleted, just fixed."
  {
    says: /\bnot (?:\w+ ){0,4}(?:delet|eras|remov)(?:e|ed|ing)\b.*\b(?:correct|fix|chang|updat|edit)(?:e|ed|ing)?\b/,
    asked: "correction",
  },
  // "The button Contact for Enterprise Solutions: what does it do?"
  {
    says: /^(?=.*\b(?:what|where)\b)(?=.*\b(?:press\w*|click\w*|tap\w*|happens?|do|does|open\w*|leads?)\b).*\benterprise (?:solutions?|button|link)\b/,
    asked: "enterpriseMail",
  },
  {
    says: /\b(?:assistant|bot|chat ?bot)\b.*\b(?:called|named)$|\bname of (?:the|this|your) (?:\w+ )?(?:assistant|bot|chat ?bot)$|\b(?:assistant|bot|chat ?bot)s? name$/,
    asked: "whoAreYou",
  },
  // "What is counted against abuse?"
  {
    says: /\bagainst abuse\b|\b(?:my |our |the )(?:ip|internet) address\b/,
    asked: "cookies",
  },
  // "What is written in the mail one gets after registering?"
  {
    says: new RegExp(
      `\\b(?:what|which)\\b(?!.*\\b(?:should|must|do|can|shall) (?:i|we) (?:write|put|say|mention|tell|include|use|reply)\\b)(?=.*\\b(?:say|says|said|tells?|written|contains?|states?|mentions?|stands?|reads?|includes?|included|in|inside|content|contents)\\b)(?:.*\\bconfirmation (?:e ?mail|mail|message)\\b|.*\\bthe confirmation (?:say|tell|contain|mention|include)|(?=.*\\b(?:${registers}|after|get|gets|receive|send me|sent to me)\\b).*\\b(?:mail|email)\\b(?! (?:address|id|you|do|is|are|should)))`,
    ),
    asked: "mailContents",
  },
  // "Who will read what I type here?"
  {
    says: /^(?!.*\bform\b).*\bwho\b.*\b(?:sees?|reads?|looks? at|reading|seeing)\b.*\bwhat (?:i|we) (?:am |have )*(?:typ\w+|wr[io]t\w+|say\w*|said|ask\w*|tell\w*|told)(?: \w+)? (?:here|in here|in (?:this|the) chat|to you|now)\b/,
    asked: "chatDetails",
  },
  // "Before I type my number, who all will be able to see it?"
  {
    says: /^(?!.*\b(?:chat|conversation|messages?)\b).*\bwho(?: all| else| exactly)? (?:can |could |will |would |be able to |is able to |gets to |get to |is allowed to )*(?:see|sees|view|views|read|reads|look at|looks at|access|has access to|have access to) (?:my |our |this |the |all |it\b|what (?:i|we) )(?=.*\b(?:numbers?|phone|mobile|address|details|data|e ?mail|form|enrollment|information|fill\w*|typ\w+|enter\w*|submit\w*|send|sent|wrote|write|put|gave|give)\b|(?<=\b(?:number|phone|mobile|address|details|data|form)\b.*))/,
    asked: "whoSees",
  },
];

/** What is asked of the website itself: what helps where it fails, what its mails say. */
export function siteTopic({ text }: Clause, message: readonly Token[]): string | undefined {
  const whole = textOf(message);
  return topics.find(({ says, beside }) => says.test(text) && (!beside || beside.test(whole)))
    ?.asked;
}
