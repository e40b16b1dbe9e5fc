import { abroad } from "./abroad.ts";
import { afterJoining } from "./after-joining.ts";
import { amidTalk } from "./amid-talk.ts";
import { aroundTown } from "./around-town.ts";
import { asMisheard } from "./as-misheard.ts";
import { askedOfAnyChat } from "./asked-of-any-chat.ts";
import { askedTogether } from "./asked-together.ts";
import { aslant } from "./aslant.ts";
import { atWorkOnThePage } from "./at-work-on-the-page.ts";
import { bothHalves } from "./both-halves.ts";
import { businessEnglish } from "./business-english.ts";
import { byWayOfExample } from "./by-way-of-example.ts";
import { chattingOnThePage } from "./chatting-on-the-page.ts";
import { choosing } from "./choosing.ts";
import { claimsAndDoubts } from "./claims-and-doubts.ts";
import { clarifying } from "./clarifying.ts";
import { companies } from "./companies.ts";
import { decidedFirst } from "./decided-first.ts";
import { denialsAndDemands } from "./denials-and-demands.ts";
import { deniedOrNot } from "./denied-or-not.ts";
import { easilyConfused } from "./easily-confused.ts";
import { eldersOnThePage } from "./elders-on-the-page.ts";
import { followingUp } from "./following-up.ts";
import { formAndSite } from "./form-and-site.ts";
import { freshersOnThePage } from "./freshers-on-the-page.ts";
import { fromAfar } from "./from-afar.ts";
import { goingOn } from "./going-on.ts";
import { hardlyForeseen } from "./hardly-foreseen.ts";
import { hastyAndMixed } from "./hasty-and-mixed.ts";
import { heardAgain } from "./heard-again.ts";
import { hinglish } from "./hinglish.ts";
import { households } from "./households.ts";
import { inABreak } from "./in-a-break.ts";
import { inAHurry } from "./in-a-hurry.ts";
import { inOtherSenses } from "./in-other-senses.ts";
import { inShort } from "./in-short.ts";
import { inTheirOwnCase } from "./in-their-own-case.ts";
import { inWholeSentences } from "./in-whole-sentences.ts";
import { leaningHalves } from "./leaning-halves.ts";
import { leftUnsaid } from "./left-unsaid.ts";
import { limitsAndCorrections } from "./limits-and-corrections.ts";
import { listsAndRuns } from "./lists-and-runs.ts";
import { manyEnglishes } from "./many-englishes.ts";
import { moneyAndClasses } from "./money-and-classes.ts";
import { moneyAndTeaching } from "./money-and-teaching.ts";
import { nearNeighbours } from "./near-neighbours.ts";
import { notThat } from "./not-that.ts";
import { notWanted } from "./not-wanted.ts";
import { oddsAndEnds } from "./odds-and-ends.ts";
import { ofOtherSchools } from "./of-other-schools.ts";
import { ofTheWorld } from "./of-the-world.ts";
import { onFromTheFirst } from "./on-from-the-first.ts";
import { otherVoices } from "./other-voices.ts";
import { otherWords } from "./other-words.ts";
import { pieces } from "./pieces.ts";
import { plainQuestions } from "./plain-questions.ts";
import { plainRequests } from "./plain-requests.ts";
import { practicalThings } from "./practical-things.ts";
import { programsAsked } from "./programs-asked.ts";
import { programsCompared } from "./programs-compared.ts";
import { programsToldApart } from "./programs-told-apart.ts";
import { rarerPairs } from "./rarer-pairs.ts";
import { saidInTalks } from "./said-in-talks.ts";
import { sceptics } from "./sceptics.ts";
import { secondHalves } from "./second-halves.ts";
import { severalThings } from "./several-things.ts";
import { siteAndProvider } from "./site-and-provider.ts";
import { situationsFirst } from "./situations-first.ts";
import { softwarePeople } from "./software-people.ts";
import { storiesFirst } from "./stories-first.ts";
import { students } from "./students.ts";
import { tersely } from "./tersely.ts";
import { testersOnThePage } from "./testers-on-the-page.ts";
import { throughACourse } from "./through-a-course.ts";
import { toldApart } from "./told-apart.ts";
import { twoQuestions } from "./two-questions.ts";
import { unrelatedPairs } from "./unrelated-pairs.ts";
import { vagueHalves } from "./vague-halves.ts";
import { wavingOff } from "./waving-off.ts";
import { waysOfAllVoices } from "./ways-of-all-voices.ts";
import { waysOfOffices } from "./ways-of-offices.ts";
import { waysOfStudents } from "./ways-of-students.ts";
import { whatIsTaught } from "./what-is-taught.ts";
import { whoTheyAre } from "./who-they-are.ts";
import { withACondition } from "./with-a-condition.ts";
import { workingPeople } from "./working-people.ts";

/**
 * Whole messages as visitors of any provider write them, one a line. Before each part stands in brackets what it asks or
 * says: an intent, or "-" where it needs no answer. Braces stand around what is waved off: not meant, not wanted, taken
 * back, done already. "@program" stands for the name of any.
 */
export const messages: readonly string[] = [
  workingPeople,
  softwarePeople,
  households,
  companies,
  abroad,
  saidInTalks,
  sceptics,
  goingOn,
  choosing,
  severalThings,
  wavingOff,
  inShort,
  bothHalves,
  clarifying,
  ofTheWorld,
  leftUnsaid,
  followingUp,
  aslant,
  twoQuestions,
  otherWords,
  programsAsked,
  moneyAndTeaching,
  formAndSite,
  amidTalk,
  easilyConfused,
  claimsAndDoubts,
  otherVoices,
  onFromTheFirst,
  ofOtherSchools,
  notThat,
  secondHalves,
  whoTheyAre,
  plainQuestions,
  askedTogether,
  vagueHalves,
  hinglish,
  programsCompared,
  plainRequests,
  unrelatedPairs,
  notWanted,
  asMisheard,
  listsAndRuns,
  programsToldApart,
  practicalThings,
  oddsAndEnds,
  denialsAndDemands,
  pieces,
  nearNeighbours,
  tersely,
  students,
  manyEnglishes,
  businessEnglish,
  inWholeSentences,
  inABreak,
  siteAndProvider,
  hastyAndMixed,
  deniedOrNot,
  whatIsTaught,
  situationsFirst,
  moneyAndClasses,
  afterJoining,
  leaningHalves,
  heardAgain,
  aroundTown,
  inOtherSenses,
  askedOfAnyChat,
  hardlyForeseen,
  throughACourse,
  byWayOfExample,
  storiesFirst,
  withACondition,
  limitsAndCorrections,
  rarerPairs,
  fromAfar,
  inTheirOwnCase,
  inAHurry,
  decidedFirst,
  freshersOnThePage,
  atWorkOnThePage,
  eldersOnThePage,
  testersOnThePage,
  chattingOnThePage,
  waysOfStudents,
  waysOfOffices,
  waysOfAllVoices,
  toldApart,
];
