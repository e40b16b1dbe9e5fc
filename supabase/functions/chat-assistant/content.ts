import type { Answers } from "../../../content/assistant/answer.ts";
import { answers } from "../../../content/assistant/answers.ts";
import { type InOtherWords, inOtherWords } from "../../../content/assistant/in-other-words.ts";
import { suggestions } from "../../../content/assistant/suggestions.ts";
import { talk } from "../../../content/assistant/talk.ts";
import { words } from "../../../content/assistant/words.ts";
import { assistantName } from "../../../content/chat.ts";
import { type Country, countries } from "../../../content/countries.ts";
import {
  about,
  benefits,
  brochure,
  callToAction,
  enterpriseDraft,
  footer,
  hero,
  testimonials,
} from "../../../content/home.ts";
import { type Launch, launch } from "../../../content/launch.ts";
import { type Program, programs } from "../../../content/programs.ts";
import { registrationForm } from "../../../content/registration.ts";
import { type Site, site } from "../../../content/site.ts";

/** All that the assistant knows of a provider. */
export type Content = {
  site: Site;
  programs: readonly [Program, ...Program[]];
  launch: Launch | undefined;
  hero: typeof hero;
  about: typeof about;
  benefits: { items: readonly Omit<(typeof benefits.items)[number], "icon">[] };
  callToAction: typeof callToAction;
  testimonials: typeof testimonials;
  brochure: typeof brochure;
  enterpriseDraft: typeof enterpriseDraft;
  footer: typeof footer;
  registrationForm: typeof registrationForm;
  countries: readonly Country[];
  assistantName: string;
  answers: Answers;
  inOtherWords: InOtherWords;
  talk: Readonly<Record<string, string>>;
  words: typeof words;
  suggestions: typeof suggestions;
};

/** The content of this site's provider. */
export const ownContent: Content = {
  site,
  programs,
  launch,
  hero,
  about,
  benefits,
  callToAction,
  testimonials,
  brochure,
  enterpriseDraft,
  footer,
  registrationForm,
  countries,
  assistantName,
  answers,
  inOtherWords,
  talk,
  words,
  suggestions,
};

/** Whether the provider says of what an intent asks no more than that it is not known. */
export function isUnanswered({ answers }: Pick<Content, "answers">, intent: string): boolean {
  const { reply, notKnown } = answers[intent] ?? {};
  return !reply && notKnown !== undefined;
}
