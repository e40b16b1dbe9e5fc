import { aboutJoining } from "./about-joining.ts";
import { aboutLearning } from "./about-learning.ts";
import { aboutMoney } from "./about-money.ts";
import { aboutPrivacy } from "./about-privacy.ts";
import { aboutPrograms } from "./about-programs.ts";
import { aboutProvider } from "./about-provider.ts";
import { aboutSite } from "./about-site.ts";
import { aboutTeaching } from "./about-teaching.ts";
import type { Answers } from "./answer.ts";

/** Every answer of the provider, by intent. */
export const answers: Answers = {
  ...aboutPrograms,
  ...aboutLearning,
  ...aboutJoining,
  ...aboutProvider,
  ...aboutMoney,
  ...aboutPrivacy,
  ...aboutTeaching,
  ...aboutSite,
};
