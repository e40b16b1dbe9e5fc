import { wordSet } from "../tokens/word-set.ts";

/** Topics of the launch, besides how its window is closed. */
export const topicsOfLaunch = wordSet("launch seats joinLaunch launchProgram");
/** What we keep of visitors. */
export const topicsOfData = wordSet("chatDetails dataUse privacy erasure dataKept cookies");
/** How one joins, and what follows. */
export const topicsOfJoining = wordSet("register formFields joinLaunch afterRegister formLocked");
/** What is not understood, or is none of ours. */
export const notUnderstood = wordSet("unclear offTopic");
