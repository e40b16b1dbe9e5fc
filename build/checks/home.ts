import { limits } from "../../content/limits.ts";
import { sections } from "../../content/links.ts";
import { ContentError } from "../content-error.ts";
import type { Content } from "./content.ts";
import { findTwice } from "./find-twice.ts";

/** What the header has room for, on a tablet. */
const longestLabel = 24;

/**
 * Throws a {@link ContentError} for the first link of the home page that leads nowhere or finds no room, or name that
 * stands twice.
 */
export function checkHome(content: Content): void {
  checkLinks(content);
  const long = content.navigation.find(({ label }) => label.length > longestLabel);
  if (long) {
    throw new ContentError(
      `content/home.ts: navigation  "${long.label}" has more than the ${longestLabel} characters for which the header has room`,
    );
  }
  if (!/^\/[\w-]+\.pdf$/.test(content.brochure.file)) {
    throw new ContentError(
      `content/home.ts: brochure.file  "${content.brochure.file}" must be / and a name that ends with .pdf`,
    );
  }
  const { about, benefits, callToAction, launch, firstQuestions } = content;
  for (const [place, items] of [
    ["content/home.ts: about.paragraphs", about.paragraphs],
    ["content/home.ts: benefits.items", benefits.items],
    ["content/home.ts: callToAction.perks", callToAction.perks],
    ["content/launch.ts: launch.highlights", launch?.highlights ?? []],
  ] as const) {
    const id = findTwice(items.map((item) => item.id));
    if (id) throw new ContentError(`${place}  two have the id "${id}"`);
    const odd = items.find((item) => !/^\w+$/.test(item.id))?.id;
    if (odd === undefined) continue;
    throw new ContentError(
      `${place}  the id "${odd}" must be made of letters and digits: answers name it in braces`,
    );
  }
  const endless = firstQuestions.find((question) => question.length > limits.chatMessage);
  if (endless) {
    throw new ContentError(
      `content/chat.ts: suggestions  "${endless.slice(0, 40)}…" is longer than the ${limits.chatMessage} characters of a message`,
    );
  }
}

function checkLinks({ navigation, footer, programs }: Content): void {
  const anchors = [...Object.values(sections), ...programs.map(({ slug }) => `#${slug}`)];
  for (const [place, links] of [
    ["navigation", navigation],
    ["footer.quickLinks.items", footer.quickLinks.items],
    ["footer.resources.items", footer.resources.items],
  ] as const) {
    for (const { label, href } of links) {
      if (anchors.includes(href) || /^(\/(?!\/)|mailto:|tel:)/.test(href) || isHttps(href))
        continue;
      throw new ContentError(
        `content/home.ts: ${place}  "${label}" leads to "${href}", which is no part of the page, no page of the site and no address with https://`,
      );
    }
  }
  for (const { label, href } of footer.social) {
    if (href === "#" || isHttps(href)) continue;
    throw new ContentError(
      `content/home.ts: footer.social  the address of ${label}, "${href}", must begin with https://`,
    );
  }
  const twice = findTwice(footer.social.map(({ label }) => label));
  if (twice) throw new ContentError(`content/home.ts: footer.social  ${twice} stands there twice`);
}

/** Whether it is a whole address: `https://` and what can follow it. */
export function isHttps(href: string): boolean {
  return /^https:\/\/\S+$/.test(href) && URL.canParse(href);
}
