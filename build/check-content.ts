import { execFileSync } from "node:child_process";
import { Resvg } from "@resvg/resvg-js";
import { logo } from "../content/brand.ts";
import { face } from "../content/face.ts";
import { footer } from "../content/home.ts";
import { launch } from "../content/launch.ts";
import { programs } from "../content/programs.ts";
import { checkPrograms, checkSite } from "./check-catalogue.ts";
import { ContentError, contentTexts } from "./content-texts.ts";
import { missingCharacters } from "./drawn-font.ts";

/** Throws a {@link ContentError} for the first thing in content/ that would make a site that does not work. */
export function checkContent(): void {
  checkTypes();
  checkPicture("content/brand.ts: logo", logo);
  checkPicture("content/face.ts: face", face);
  checkPrograms();
  checkSite();
  for (const { label, href } of footer.social) {
    if (href !== "#" && !href.startsWith("https://")) {
      throw new ContentError(
        `content/home.ts: footer.social  the address of ${label}, "${href}", must begin with https://`,
      );
    }
  }
  if (launch && !programs.some(({ slug }) => slug === launch?.program)) {
    throw new ContentError(
      `content/launch.ts: launch.program  no program has the slug "${launch.program}"`,
    );
  }
}

/** What is shown as a picture of its own asks for more than an element of a page does. */
function checkPicture(place: string, picture: string | undefined): void {
  if (picture === undefined) return;
  try {
    new Resvg(picture.trim());
  } catch {
    throw new ContentError(
      `${place}  is not an SVG that stands by itself: it begins with <svg xmlns="http://www.w3.org/2000/svg" and every element is closed`,
    );
  }
}

function checkTypes(): void {
  try {
    const compiler = "node_modules/typescript/bin/tsc";
    execFileSync(process.execPath, [compiler, "-p", "content", "--pretty", "false"]);
  } catch (error) {
    const output = String((error as { stdout?: unknown }).stdout ?? error);
    throw new ContentError(output.trim().split("\n", 1)[0]);
  }
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
