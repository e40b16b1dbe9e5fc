import { checkAssistant } from "./checks/assistant.ts";
import { checkBrand } from "./checks/brand.ts";
import { type Content, ownContent } from "./checks/content.ts";
import { checkHome } from "./checks/home.ts";
import { checkLaunch } from "./checks/launch.ts";
import { checkMails } from "./checks/mails.ts";
import { checkPrograms } from "./checks/programs.ts";
import { checkSite } from "./checks/site.ts";
import { checkTexts } from "./checks/texts.ts";
import { contentTexts } from "./content-texts.ts";
import { missingCharacters } from "./drawn-font.ts";

/** Throws a ContentError for the first thing in content/ that would make a site that does not work. */
export function checkContent(content: Content = ownContent, texts = contentTexts): void {
  checkTexts(texts);
  checkBrand(content);
  checkPrograms(content);
  checkSite(content);
  checkHome(content);
  checkLaunch(content);
  checkMails(content);
  checkAssistant(content);
}

const placeholder =
  /^\S+@(\S+\.)?example(\.(com|org|net))?$|^https?:\/\/([^/]+\.)?example(\.(com|org|net))?(\/|$)|^#$|^Sample |^AI Bootcamp$/;

/**
 * What the provider has still to replace, by its value: addresses that RFC 2606 keeps for examples, links that lead
 * nowhere, and the names that we put there.
 */
export function listPlaceholders(): string[] {
  const found = contentTexts.filter(({ text }) => placeholder.test(text));
  const ofSite = found.filter(({ place }) => place.startsWith("content/site.ts"));
  // Other files take some values over from there.
  const others = found.filter(({ text }) => !ofSite.some((own) => own.text === text));
  return [...others, ...ofSite].map(({ place, text }) => `${place}  "${text}"`);
}

/** Texts with characters that the site's font does not have, which browsers show in a font of the device. */
export function listForeignTexts(): string[] {
  return contentTexts.flatMap(({ place, text }) => {
    const missing = missingCharacters(text);
    return missing.length > 0 ? [`${place}  "${missing.slice(0, 3).join("")}"`] : [];
  });
}
