import type { Answers } from "../../../content/assistant/answer.ts";
import type { Content } from "../../../supabase/functions/chat-assistant/content.ts";
import { aboutProvider } from "../../fixtures/second-provider/content/assistant/about-provider.ts";
import { aboutTeaching } from "../../fixtures/second-provider/content/assistant/about-teaching.ts";
import { inOtherWords } from "../../fixtures/second-provider/content/assistant/in-other-words.ts";
import { countries } from "../../fixtures/second-provider/content/countries.ts";
import * as home from "../../fixtures/second-provider/content/home.ts";
import { launch } from "../../fixtures/second-provider/content/launch.ts";
import { programs } from "../../fixtures/second-provider/content/programs.ts";
import { site } from "../../fixtures/second-provider/content/site.ts";
import { firstContent } from "../../support/first-provider.ts";

const answers: Answers = { ...firstContent.answers, ...aboutProvider, ...aboutTeaching };

/** What the assistant knows of the provider of the fixture; what that shares with ours is ours. */
export const secondContent: Content = {
  ...firstContent,
  ...home,
  site,
  programs,
  launch,
  countries,
  answers,
  inOtherWords,
};
