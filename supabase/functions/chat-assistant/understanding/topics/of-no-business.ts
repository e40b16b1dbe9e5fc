import type { Clause } from "../clauses/clauses.ts";
import { wordSet } from "../tokens/word-set.ts";
import type { PlainTopic } from "./topic.ts";

/** Apps and firms of everyday life that somebody may have trouble with. */
const others =
  "(?:phonepe|phone ?pe|paytm|gpay|google pay|bhim|redbus|irctc|zomato|swiggy|zepto|blinkit|flipkart|amazon|myntra|meesho|ola|uber|rapido|netflix|hotstar|airtel|jio|vodafone|facebook|instagram|insta|snapchat|telegram|gmail|aadhaar|aadhar|digilocker)";
const trouble =
  "(?:hack\\w*|stuck|crash\\w*|clos(?:es|ing)|log(?:s|ging)? (?:me )?out|cancel\\w*|deducted|debited|refund\\w*|password|otp|blocked|locked|money|not (?:opening|working|loading)|got into|taken over|took over)";
const ours =
  "\\b(?:you|your|course|courses|program|programme|bootcamp|enrol\\w*|register\\w*|learn|teach|taught|fees?|certificate|aap|aapka|aapke)\\b";
const vehicle = "(?:scooter|scooty|bike|motorbike|motorcycle|car|vehicle|tractor|auto)";

const charges =
  /\bhow much (?:is|are|does|do|will|would) ([a-z]+) (?:now |now ?adays |currently )?(?:charge|charges|charging)\b/;
/** Of us, or of nobody by name. */
const nobodyElse = wordSet(
  "it its this that these those they them we he she you u the your one each every both all any course courses program programs classes training bootcamp aap",
);

/** "How much is Scaler charging?": of a name that is none of ours. */
export function askedOfOthersPrice({ text, tokens }: Clause): string | undefined {
  const name = charges.exec(text)?.[1] ?? "";
  const isStrange = tokens.some((token) => token.text === name && token.kind === "word");
  return isStrange && !nobodyElse.has(name) ? "rival" : undefined;
}

/** What is plainly none of a provider's business though its words are: a python, a seat, a registration. */
export const topicsOfNoBusiness: readonly PlainTopic[] = [
  // "My PhonePe app keeps closing"
  {
    says: new RegExp(
      `^(?!.*${ours})(?:.*\\b${others}\\b.*\\b${trouble}\\b|.*\\b${trouble}\\b.*\\b${others}\\b)`,
    ),
    asked: "offTopic",
  },
  // "Resignation letter likh do boss ke liye", "ek kavita bana do"
  {
    says: new RegExp(
      `^(?!.*${ours})(?:.*\\b)?(?:letter|application|essay|nibandh|e ?mail|mail|speech|bhashan|kavita|poem|shayari|kahani|story|bio ?data|bio data|cv|resume|message|wish|status|caption|gaana|chitthi|report)(?: \\w+){0,3}? (?:likh|bana) (?:do|dijiye|dijie|dena|de|ke do)\\b`,
    ),
    asked: "offTopic",
  },
  // "Some fraud has taken over my WhatsApp"
  {
    says: /\b(?:hack\w*|taken over|took over|got into|stole\w*) (?:\w+ ){0,2}?(?:my|his|her|our|their) (?:\w+ )?(?:whatsapp|account|phone|mobile|mail|email|id)\b|\bmy (?:\w+ )?(?:whatsapp|account|phone|mail|email|id) (?:is|was|got|has been|have been) (?:\w+ )?(?:hack\w*|stolen|taken over)\b/,
    asked: "offTopic",
  },
  // "A python has got into our garage"
  {
    says: /\b(?:an?|the|this|that) (?:\w+ )?python (?:has|have|had|got|is (?:in|on|under|inside|behind)|was (?:in|on|under)|came|crawled|entered|bit|ate|slid|escaped)\b/,
    asked: "offTopic",
  },
  // "What papers do I need to register my scooter?"
  {
    says: new RegExp(
      `\\bregist\\w+ (?:of |for )?(?:(?:a|an|the|my|our|his|her|new|old|second ?hand) )*${vehicle}\\b|\\b${vehicle}(?: \\w+){0,3} regist\\w+\\b`,
    ),
    asked: "offTopic",
  },
];
