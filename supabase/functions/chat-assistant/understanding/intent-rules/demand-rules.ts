import type { Clause } from "../clauses/clauses.ts";
import type { Conditions } from "../conditions/conditions.ts";
import { asksForList, asksForSummary } from "../sentences/asks-for-list.ts";
import type { Token } from "../tokens/token.ts";
import { wordSet } from "../tokens/word-set.ts";
import { demandFactsOf, type Rule } from "./demand-facts.ts";
import { eitherProgram } from "./either-program.ts";
import { ofOwnMatter } from "./intent-groups.ts";
import { asksByCode, choosesByCode, countsByCode, sharesByCode } from "./rules-of-code.ts";
import { ofDifferences } from "./rules-of-differences.ts";
import {
  asksOfHours,
  codesShortly,
  codesWithin,
  comparesHours,
  limitsHours,
  meetsLimit,
  onlyLimits,
  statesLimit,
} from "./rules-of-hours.ts";
import { asksWhichLaunched, setsLaunchAside } from "./rules-of-launch.ts";
import { ofLengths } from "./rules-of-lengths.ts";
import { ofOthers } from "./rules-of-others.ts";
import {
  choosesElse,
  choosesForThem,
  littleIsEnough,
  placesIn,
  saysOfSelf,
  skipsBasics,
} from "./rules-of-self.ts";
import {
  asksBesideLeftOut,
  asksIfCovered,
  asksOfTaught,
  asksOfTold,
  asksOneOfGroup,
  asksTaughtInOthers,
  asksWhatIsLeft,
  asksWhichTool,
  ofTaughtInAll,
} from "./rules-of-taught.ts";
import { choosesByValue } from "./rules-of-values.ts";

const refuses = /^(?:(?:i|we|he|she) )?(?:can|will|would|do) not \w+/;

/** In this order: demands on the data decide what a vague question asks. */
const rules: readonly Rule[] = [
  choosesElse,
  // "Can't do 40. Won't do management. So?"
  (_, { clause: { text } }) => (refuses.test(text) && / so$/.test(text) ? "programs" : undefined),
  eitherProgram,
  sharesByCode,
  countsByCode,
  skipsBasics,
  placesIn,
  choosesForThem,
  littleIsEnough,
  saysOfSelf,
  asksByCode,
  asksWhichTool,
  asksOfTold,
  asksOneOfGroup,
  asksOfTaught,
  asksTaughtInOthers,
  asksWhatIsLeft,
  asksBesideLeftOut,
  ...ofDifferences,
  ...ofLengths,
  ...ofOthers,
  ofTaughtInAll,
  choosesByValue,
  asksOfHours,
  codesWithin,
  codesShortly,
  setsLaunchAside,
  asksWhichLaunched,
  onlyLimits,
  statesLimit,
  limitsHours,
  meetsLimit,
  comparesHours,
  choosesByCode,
  asksIfCovered,
  (intent, { person, clause }) =>
    intent === "prerequisites" && person && /\bi (?:am|work as|have been)\b/.test(clause.text)
      ? "recommendation"
      : undefined,
  (intent, { person, names, taught, clause, said }) => {
    const isOpen = intent === "summary" || intent === "programs";
    if (isOpen && !names && asksForSummary(said)) return "programs";
    const forSomeone = person && !names && isOpen && !asksForList(clause.text);
    const knows = intent === "tellsAboutSelf" || (intent === "summary" && !names);
    return forSomeone || (knows && taught && !person) ? "recommendation" : undefined;
  },
  (intent, { clause }) => {
    const place = clause.tokens.find((token) => token.kind === "place" && !token.excluded);
    if (place && mayBeOfOffice.has(intent) && office.test(clause.text)) return "otherCity";
    const inIndia =
      intent === "abroad" &&
      place?.kind === "place" &&
      place.zone === "IST" &&
      !/\b(?:only|outside)\b/.test(clause.text);
    // "Can I join even if I don't live in Hyderabad?"
    const elsewhere = clause.tokens.some(({ kind, excluded }) => kind === "place" && excluded);
    const isPlaceless = elsewhere || fromSomewhere.test(clause.text);
    const isAway = intent === "abroad" && !place && isPlaceless && !ofCountries.test(clause.text);
    return inIndia || isAway || (intent === "location" && place) ? "otherCity" : undefined;
  },
];

/** "How early should I reach the Mumbai office for the morning class?" */
const office = /\b(?:office|branch|cent(?:er|re)|campus)\b/;
const mayBeOfOffice = wordSet("offTopic schedule attendance unsaid houseRules recordings");

/** "Can I join from Jalgaon?": a town that no list has, in whichever country. */
const fromSomewhere =
  /\b(?:from|in) (?!(?:home|outside|another|other|any\w*|some\w*|my|our|your|the|here|there|where|us|it|person|time|zone)\b)[a-z]{4,}$/;

const ofCountries =
  /\b(?:abroad|overseas|countr(?:y|ies)|foreign\w*|international|nri|india|visa)\b/;

function isSure({ guesses: [top] }: Clause, intent: string): boolean {
  return top?.intent === intent && top.chance >= 0.95;
}

/** What a clause asks in the light of what it demands; undefined when its words alone tell. */
export function intentByDemands(
  intent: string,
  clause: Clause,
  conditions: Conditions,
  message: readonly Token[],
  told: boolean,
): string | undefined {
  if (ofOwnMatter.has(intent) && isSure(clause, intent)) return undefined;
  const facts = demandFactsOf(clause, conditions, message, told);
  for (const rule of rules) {
    const found = rule(intent, facts);
    // "Neither of these. Details of the remaining", "what is the difference between the other two?"
    if (found === "programs" && (isSure(clause, "summary") || isSure(clause, "compare")))
      return undefined;
    if (found) return found;
  }
  return undefined;
}
