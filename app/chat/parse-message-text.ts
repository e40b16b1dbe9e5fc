import { answerTargets } from "../../content/links.ts";

/** A part of an answer: text, or a link to a section of the page or to the enquiry address. */
export type Part = { text: string; href?: string };

/**
 * Splits an answer into text and links. `[label](#section)` and `[label](mailto:…)` are the only markup that
 * answers have; everything else, HTML included, is text.
 */
export function parseMessageText(text: string): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const match of text.matchAll(/\[([^[\]\n]+)\]\(([^()\s]+)\)/g)) {
    const [markup, label, href] = match;
    if (!label || !href || !answerTargets.has(href)) continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    parts.push({ text: label, href });
    end = match.index + markup.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}
