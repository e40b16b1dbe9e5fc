import { logo, mark, palette, sunColors } from "../../content/brand.ts";
import { suggestions as firstQuestions } from "../../content/chat.ts";
import { countries } from "../../content/countries.ts";
import { face } from "../../content/face.ts";
import {
  benefits,
  brochure,
  callToAction,
  footer,
  navigation,
  testimonials,
} from "../../content/home.ts";
import { launch } from "../../content/launch.ts";
import { mails } from "../../content/mails.ts";
import { pictures } from "../../content/pictures.ts";
import { ownContent as assistant } from "../../supabase/functions/chat-assistant/content.ts";

/** What is checked: all of content/ that the compiler takes and that would still make a site that does not work. */
export const ownContent = {
  ...assistant,
  palette,
  sunColors,
  mark,
  logo,
  face,
  pictures,
  navigation,
  benefits,
  brochure,
  callToAction,
  footer,
  testimonials,
  launch,
  countries,
  firstQuestions,
  mails,
};

export type Content = typeof ownContent;
