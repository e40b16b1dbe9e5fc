import { limits } from "../../../../content/limits.ts";
import type { Program } from "../../../../content/programs.ts";
import { type Content, isUnanswered } from "../content.ts";
import { withJoints } from "../language/joints.ts";
import { withoutNumbering } from "../language/lists.ts";
import { wordsOf } from "../language/normalise.ts";
import { isCount } from "../language/numbers.ts";
import { plainWords } from "../language/plain-words.ts";
import { readWords } from "../language/segments.ts";
import { createSpelling } from "../language/spelling.ts";
import { stem } from "../language/stem.ts";
import { withoutRounding } from "../language/without-rounding.ts";
import type { Stance } from "../stances/stances.ts";
import type { Clause } from "./clauses/clauses.ts";
import { inLightOfBefore } from "./clauses/in-light-of-before.ts";
import { turnsOf } from "./clauses/turns.ts";
import { type Conditions, readConditions } from "./conditions/conditions.ts";
import { withHoursCompared } from "./conditions/hours-compared.ts";
import { owning } from "./entities/deeds.ts";
import { createFindEntities } from "./entities/find-entities.ts";
import { createNameLaunch } from "./entities/launch-name.ts";
import { createFindOffer, type FindOffer } from "./entities/offers.ts";
import { nameByDeeds } from "./entities/people-by-deeds.ts";
import { createSkills, type Skills } from "./entities/skills.ts";
import { soughtOnList } from "./intent-rules/asks-taught.ts";
import { heardBehind } from "./intent-rules/heard-behind.ts";
import { createOwnTopic } from "./intent-rules/own-topics.ts";
import { presumesUnknownProgram } from "./intent-rules/presumed-program.ts";
import { withoutAskedOfCode } from "./intent-rules/rules-of-code.ts";
import { asksForUnknownProgram } from "./intent-rules/unknown-program.ts";
import { weighUnforeseen } from "./intent-rules/weigh-unforeseen.ts";
import { markDescribedOut } from "./negation/mark-described-out.ts";
import { markWavedOff } from "./negation/mark-waved-off.ts";
import { once } from "./once.ts";
import { createStancesOf, sureStance } from "./people/coding-stance.ts";
import { withoutMessengers } from "./people/drop-messengers.ts";
import { markDoubtedFit } from "./people/not-for-them.ts";
import { isPastBasics, markBasicsOut, withoutBeginning } from "./people/past-basics.ts";
import { spokenMost } from "./people/spoken-most.ts";
import { type Goals, isKnown } from "./people/suiting.ts";
import { type Suits, suitsOf } from "./people/suits.ts";
import { type Voice, voicesOf } from "./people/voices.ts";
import { createWishesElse } from "./people/wish-not-taught.ts";
import { type CorrectedTopic, correctedTopic } from "./questions/corrected-topic.ts";
import { createReadParts } from "./read-parts.ts";
import type { Context } from "./references/context.ts";
import { nameByCode } from "./references/described-by-code.ts";
import { nameByPhrase } from "./references/described-by-phrase.ts";
import { nameDescribedProgram } from "./references/described-program.ts";
import { nameBeside } from "./references/named-beside.ts";
import { askingWhichOfGroup, nameSizedOfGroup } from "./references/one-of-group.ts";
import { createLift, type Lift } from "./scoring/follows.ts";
import { aside } from "./scoring/in-other-words.ts";
import type { Learned } from "./scoring/learned.ts";
import { createChancesOf } from "./scoring/marks.ts";
import { createScore } from "./scoring/scorer.ts";
import {
  wordsKnown,
  wordsOfLearners,
  wordsOfName,
  wordsTold,
  wordsToSpell,
} from "./scoring/words-known.ts";
import { claimsAsQuestions } from "./sentences/claims-as-questions.ts";
import { withElided } from "./sentences/ellipsis.ts";
import { isQuestion } from "./sentences/statements.ts";
import { withoutComplaint } from "./sentences/without-complaint.ts";
import { withoutCourtesies } from "./sentences/without-courtesies.ts";
import { withoutSalutation } from "./sentences/without-salutation.ts";
import { yourCompanyAsYou } from "./sentences/your-company-as-you.ts";
import type { Token } from "./tokens/token.ts";
import { wordSet } from "./tokens/word-set.ts";

/** What a message says, as far as words tell. */
export type Understanding = {
  tokens: readonly Token[];
  clauses: readonly Clause[];
  conditions: Conditions;
  /** How much oftener than elsewhere one thing is asked behind another. */
  lift: Lift;
  /** Where whoever is to be taught stands to writing code, where it tells that. */
  stance(): Stance | undefined;
  /** How likely each program suits whom it speaks of, where it tells something of them. */
  suits(): Suits | undefined;
  /** How likely some of its words, next to each other, speak of what a program teaches or is good for. */
  spokenMost(): number;
  /** Whether it wishes for a subject that no program teaches. */
  wishesElse(): boolean;
  /** "I mean the hours, not the fees" */
  correctedTopic: CorrectedTopic | undefined;
  /** How much its parts speak for each program, by slug. */
  goals: Goals;
  /** Those of whom it speaks, when it speaks of several. */
  voices: readonly Voice[];
  /** What is taught that a part which only tells something speaks of: "Is that taught?" */
  told: readonly string[];
  /** A part as it is heard behind what was asked before the message. */
  heardBehind(clause: Clause, context: Context): Clause;
  /** How many words are known only from what is no business of ours, or not at all. */
  foreign(clause: Clause): number;
  findOffer: FindOffer;
  /** Whether it calls the provider by name. */
  namesProvider(clause: Clause): boolean;
  /** Whether it names somebody who speaks of what they learned. */
  namesLearner(clause: Clause): boolean;
  /** Whether it asks for anything on what features name. */
  listsSought(clause: Clause): boolean;
  /** What only this provider is asked, where a part clearly asks that. */
  ownTopic(clause: Clause): string | undefined;
  /** Whether it asks for a program that we do not have. */
  lacksProgram(clause: Clause): boolean;
};

/** Nobody writes more in a message; but "$" is a word, and "㎯" two: what is read of it is bounded, since all waits meanwhile. */
const mostWords = 140;

/** Each question that stands by itself, or the message as a whole; `shown` are the programs that may be pointed at by their place. */
type Understand = (message: string, shown?: readonly Program[]) => Understanding[];

/** A way to understand messages about this content, by what was learned from it. */
export function createUnderstanding(
  content: Content,
  { spoken, model, marking, stances, follows }: Learned,
): { understand: Understand; skills: Skills } {
  const { common, ours } = wordsKnown(content, spoken);
  const skills = createSkills(content.programs, common);
  const findEntities = createFindEntities(content.programs, skills);
  const nameLaunch = createNameLaunch(content);
  const findOffer = createFindOffer(content, (word) => ours.has(stem(word)));
  const isOurs = (token: Token) => ours.has(token.stem) || isCount(token.text);
  const ownWords = wordsOfName(content, ours);
  const learners = wordsOfLearners(content, ours);
  const ownTopic = createOwnTopic(content, nameLaunch);
  const told = wordsTold(content);
  const chancesOf = createChancesOf(marking);
  const stancesOf = createStancesOf(stances);
  const lift = createLift(follows);
  const { read, partsIn, programDescribed, programsSpokenOf } = createReadParts(
    content.programs,
    createScore(model),
    chancesOf,
  );
  const wishesElse = createWishesElse({ content, isOurs, spokenOf: programsSpokenOf });
  const spell = createSpelling(wordsToSpell(content, spoken), [
    ...wordsOf(plainWords),
    ...spoken.heard,
  ]);

  return {
    skills,
    understand(message, shown = []) {
      const plain = message.normalize("NFKC").slice(0, limits.chatMessage);
      const said = withJoints(withoutNumbering(withoutRounding(plain)));
      const typed = withoutCourtesies(readWords(said, spell).slice(0, mostWords));
      const words = nameLaunch(typed);
      const named = nameByDeeds(withoutComplaint(withoutSalutation(findEntities(words))), owning);
      const tokens = withElided(yourCompanyAsYou(named));
      const whole = understandTurn(
        tokens.map((token) => ({ ...token })),
        shown,
      );
      const turns = turnsOf(tokens, whole, read);
      return turns.length > 1 ? inTurn(turns, shown) : [whole];
    },
  };

  function isNotKnown(intent: string): boolean {
    return isUnanswered(content, intent);
  }

  function wordsOfOthers({ tokens }: Clause): Token[] {
    return tokens.filter((token) => token.kind === "word" && !isOurs(token));
  }

  function foreign(clause: Clause): number {
    return wordsOfOthers(clause).length;
  }

  function weighed(clause: Clause): Clause {
    return weighUnforeseen(clause, strangers(clause), isNotKnown);
  }

  /** Words that are none of ours, but for those that the provider tells of itself in: whoever asks of these asks of us. */
  function strangers(clause: Clause): number {
    const others = wordsOfOthers(clause);
    const own = others.filter((token) => told.has(token.stem));
    return own.length > 0 ? -own.length : others.length;
  }

  function heardInTalk(clause: Clause, context: Context): Clause {
    const heard = heardBehind(clause, context, read);
    return heard === clause ? clause : weighUnforeseen(heard, 0, isNotKnown);
  }

  /** Each heard behind the last part of the one before. */
  function inTurn(
    turns: readonly (readonly Token[])[],
    shown: readonly Program[],
  ): Understanding[] {
    const heard: Understanding[] = [];
    for (const turn of turns) heard.push(understandTurn(turn, shown, heard.at(-1)?.clauses.at(-1)));
    return heard;
  }

  function understandTurn(
    turn: readonly Token[],
    shown: readonly Program[],
    before?: Clause,
  ): Understanding {
    const beside = nameBeside(turn, content.programs);
    const asked = askingWhichOfGroup(nameSizedOfGroup(beside, content.programs));
    const words = nameByPhrase(nameByCode(asked, content.programs), content.programs, shown);
    const said = withoutMessengers(claimsAsQuestions(withHoursCompared(words, content.programs)));
    markWavedOff(said, chancesOf);
    markDoubtedFit(said);
    const tokens = nameDescribedProgram(said, programDescribed);
    markDescribedOut(tokens);
    markBasicsOut(tokens);
    const conditions = readConditions(tokens);
    const heard = inLightOfBefore(partsIn(tokens, conditions), read, lift, before);
    const clauses = heard.map(weighed);
    const stances = once(() =>
      isPastBasics(tokens) ? withoutBeginning(stancesOf(tokens)) : stancesOf(tokens),
    );
    const firstAsked =
      clauses.find(({ guesses: [top] }) => !nods.has(top?.intent ?? aside)) ??
      clauses.find(({ guesses: [top] }) => top?.intent !== aside);
    return {
      tokens,
      clauses,
      lift,
      stance: () => sureStance(stances()),
      suits: once(() =>
        suitsOf(content.programs, {
          tokens,
          said: programsSpokenOf(tokens.filter((_, at) => !isKnown(tokens, at))),
          stances: conditions.codes && !conditions.withoutCode ? { in: 1 } : stances(),
        }),
      ),
      spokenMost: once(() => spokenMost(tokens, programsSpokenOf)),
      wishesElse: once(() => wishesElse(tokens)),
      correctedTopic: correctedTopic(tokens, read),
      goals: goalsOf(clauses),
      voices: voicesOf(tokens, content.programs, read),
      told: clauses.filter(tellsTaught).flatMap(({ features }) => features),
      conditions: withoutAskedOfCode(conditions, clauses),
      heardBehind: (clause, context) =>
        clause === firstAsked ? heardInTalk(clause, context) : clause,
      foreign,
      findOffer,
      namesProvider: ({ tokens }) => tokens.some((token) => ownWords.has(token.stem)),
      namesLearner: ({ tokens }) => tokens.some((token) => learners.has(token.stem)),
      listsSought: (clause) => {
        const sought = soughtOnList(clause);
        return sought !== undefined && skills.wholly(sought.split(" ")).length > 0;
      },
      ownTopic,
      lacksProgram: (clause) =>
        asksForUnknownProgram(clause, isOurs) ||
        presumesUnknownProgram(clause, content.programs.length),
    };
  }
}

/** "(Theek hai.) Milte kab hai unse?": what is said so before a question is not what goes on with the talk. */
const nods = wordSet(`${aside} fine thanks laugh`);

/** What leaves something out, or names a program, tells of nothing that is taught. */
function tellsTaught(clause: Clause): boolean {
  const isOther = clause.tokens.some(
    ({ kind, excluded, isOut }) => excluded || isOut || kind === "program",
  );
  return !isOther && !isQuestion(clause);
}

/** Of each program what speaks most for it. */
function goalsOf(clauses: readonly Clause[]): Goals {
  const goals: Record<string, number> = {};
  for (const [slug, chance] of clauses.flatMap((clause) => Object.entries(clause.goals))) {
    goals[slug] = Math.max(goals[slug] ?? 0, chance);
  }
  return goals;
}
