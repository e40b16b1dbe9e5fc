import { wordSet } from "../tokens/word-set.ts";

/** Topics of the launch, besides how its window is closed. */
export const topicsOfLaunch = wordSet("launch seats joinLaunch launchProgram");
/** What we keep of visitors. */
export const topicsOfData = wordSet("chatDetails dataUse privacy erasure dataKept cookies");
/** How one joins, and what follows. */
export const topicsOfJoining = wordSet("register formFields joinLaunch afterRegister formLocked");
/** What is asked of none of the programs, and so in the light of no demand on them, once it is surely asked. */
export const ofOwnMatter =
  wordSet(`register afterRegister formFields formLocked formFailed formWrong formNotLoaded myRegistration oneFormEach
  deadline transfer brochure payment invoice refund discount dataUse dataKept erasure correction cookies privacy
  contact phone street social trust account visa accommodation signInMail mailContents mailByMistake chatStart
  chatKeys chatFailed pageNotFound pageStopped whoSees leadingZero phoneFormat partnership vendorPapers`);
/** What is not understood, or is none of ours. */
export const notUnderstood = wordSet("unclear offTopic");
