import type { PlainTopic } from "./topic.ts";

const provider =
  "(?:it|this|you|they|(?:(?:this|the|your|that) )?(?:company|institute|institution|school|academy|firm|place|organi[sz]ation))";
const begun = "(?:founded|started|set up|begun|established)";

/** What is asked, or told from hearsay, of how the company began. */
export const topicsOfBeginnings: readonly PlainTopic[] = [
  // "It was founded by IIT professors right, my friend said", "founded by IIM grads, na?"
  {
    says: new RegExp(
      `^(?!.*\\b(?:courses?|class(?:es)?|batch|session|training|program|boot ?camp)\\b)(?:(?:.*\\b)?${provider} (?:was|were|is|got|has been|had been) (?:actually |really |all |first |originally )*${begun} (?:by (?!me\\b|us\\b|when\\b|then\\b|\\d)|in (?:19|20)\\d\\d\\b|(?:in|from) (?:an? |some |somebody|someone))|founded by\\b)`,
    ),
    asked: "company",
    turns: true,
  },
  // "The founders are college professors I suppose?"
  {
    says: /^(?:(?:and|so|but|ok) )*(?:is |are |was |were )?(?:the |your |its )*(?:founders?|owners?|directors?|ceo) (?:is|are|was|were|of this \w+ (?:is|are)|an? |all |from |ex )(?!.*\b(?:course|program|programme|class|training|suit\w*)\b)/,
    asked: "company",
  },
  // "Aap logon ne kahan se shuru kiya tha?"
  {
    says: /\baap (?:logo\w*|log|sab) (?:ne )?(?:kahan|kidhar|kis jagah) se (?:ye |sab |company )*(?:shuru|shuruaat|start) (?:kiya|ki|kari|hua|hue|hui)\b/,
    asked: "company",
  },
  // "Which part of the city did you people start from?", "you started in some coffee shop, right?"
  {
    says: new RegExp(
      `\\b(?:where|which (?:part|area|corner|locality|city|town)\\b.*) did (?:you|${provider}|it all)(?: (?:people|guys|folks|all|first|actually|really))* (?:start|begin)\\b(?: (?:out|from|in|with|off|your|the|company|journey|life|its))*(?: (?:an? |some )\\w+(?: \\w+)?)?$|^(?:(?:so|and|did|have) )*you(?: (?:people|guys|folks|all|first|actually|really))* (?:start|started|begin|began) (?:out )?(?:in|from|at) (?:an? |some |somebody s |someones? |the )*(?:\\w+ )?(?:caf[eé]|coffee|garage|flat|room|shop|hostel|canteen|library|basement|house|kitchen|office|place)\\b`,
    ),
    asked: "company",
  },
];
