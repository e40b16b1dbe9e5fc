import type { Clause } from "../clauses/clauses.ts";
import type { Context } from "../references/context.ts";
import type { Guess } from "../scoring/scorer.ts";
import { isStatement } from "../sentences/statements.ts";
import { wordSet } from "../tokens/word-set.ts";

/** After what stands here a question with no name of its own more likely asks what goes on from there. */
const leadsOn: Readonly<Record<string, ReadonlySet<string>>> = {
  mentor: wordSet("mentorTimes"),
  instructors: wordSet("mentorTimes"),
  mentorTimes: wordSet("mentorTimes"),
  launch: wordSet("launch seats joinLaunch launchProgram"),
  seats: wordSet("launch joinLaunch launchProgram"),
  launchProgram: wordSet("launch seats joinLaunch"),
  joinLaunch: wordSet("launch seats"),
  dataUse: wordSet("dataUse dataKept erasure"),
  dataKept: wordSet("dataKept erasure"),
  chatDetails: wordSet("dataUse dataKept erasure"),
  erasure: wordSet("dataKept erasure"),
  privacy: wordSet("dataUse dataKept erasure"),
  register: wordSet("afterRegister formFields formLocked"),
  formFields: wordSet("phoneFormat formLocked afterRegister"),
  formLocked: wordSet("formLocked"),
  afterRegister: wordSet("afterRegister myRegistration correction"),
  myRegistration: wordSet("myRegistration correction erasure"),
  testimonials: wordSet("quotes testimonials alumni"),
  quotes: wordSet("quotes testimonials alumni"),
  enterprise: wordSet("enterprise enterpriseMail onSite register"),
  brochure: wordSet("brochure brochureContents"),
  certificate: wordSet("certificate accreditation"),
  placement: wordSet("placement salary career"),
  projects: wordSet("projects partners"),
  price: wordSet("price payment discount refund"),
};
const times = 6;
/** What is as clear as that, and points at nothing, is asked whatever was asked before. */
const clear = 0.55;
const points = /\b(?:it|its|they|them|there)\b|\b(?:that|this|those|these)(?: one| ones)?$/;

/** What "it" can only be after it was spoken of: "can I get rid of it?" closes no window that nobody named. */
const onlyAfter: Readonly<Record<string, ReadonlySet<string>>> = {
  closeLaunch: wordSet("launch seats joinLaunch launchProgram closeLaunch"),
};
const ofWindow = /\b(?:pop ?up|pop|window|banner|box|overlay|advert|ad)\b/;
const pointing = /\b(?:it|that|this|one|them|those)\b/;

/** What a clause may ask in the light of what was asked before it, likeliest first. */
export function weighedByContext(
  { guesses, text, tokens }: Clause,
  { topics }: Context,
): readonly Guess[] {
  const [last = ""] = topics;
  const isNamed = tokens.some(({ kind }) => kind !== "word" && kind !== "number");
  const isClear = (guesses[0]?.chance ?? 0) >= clear && !points.test(text);
  const onwards = isNamed || isClear ? undefined : leadsOn[last];
  const isBare = pointing.test(text) && !ofWindow.test(text);
  return guesses
    .filter(({ intent }) => {
      const anchor = onlyAfter[intent];
      if (!anchor || !isBare || topics.length === 0) return true;
      return topics.some((topic) => anchor.has(topic));
    })
    .map(({ intent, chance }) => ({
      intent,
      chance: onwards?.has(intent) ? Math.min(1, chance * times) : chance,
    }))
    .sort((a, b) => b.chance - a.chance);
}

/** A misuse is not assumed as long as it is no more than likely, nor of what only tells something. */
export function withoutDoubtfulMisuse(clause: Clause): Clause["guesses"] {
  const { guesses, tokens } = clause;
  const [top] = guesses;
  const isNamed = tokens.some(({ kind }) => kind === "program");
  if (isStatement(clause) && (isNamed || (top?.chance ?? 0) < sureOfToldMisuse)) {
    return guesses.filter(({ intent }) => intent !== "inject" && intent !== "otherPeople");
  }
  return top?.intent === "inject" && top.chance < sureOfMisuse ? guesses.slice(1) : guesses;
}

const sureOfMisuse = 0.45;
const sureOfToldMisuse = 0.95;
