import type { Clause } from "./clauses.ts";
import { asksIfIncluded, asksToBuy } from "./of-price.ts";

const teacher =
  "(?:lecturers?|teachers?|trainers?|instructors?|tutors?|mentors?|facult(?:y|ies)|professors?|coach(?:es)?|assistants?)";
const post = "(?:openings?|vacanc(?:y|ies)|posts?|positions?|jobs?|role|work)";
/** "Have you an opening for a lecturer?", "are you looking for trainers?" */
const asksForPost = new RegExp(
  `\\b(?:have|has|got|is there|are there|any)\\b(?: \\w+){0,4} ${post} (?:for|as|of) (?:\\w+ ){0,2}?${teacher}\\b|\\b(?:have|has|got|is there|are there|any)\\b(?: \\w+){0,3} ${teacher} ${post}\\b|\\b(?:you|school|academy|company|institute|provider|team)(?: guys)? (?:hire|hires|hiring|recruit|recruits|recruiting|employ|need|needs|looking for|seeking|require)(?: \\w+){0,2} ${teacher}\\b`,
);

/** What is asked of the price, of things to buy, of work for the provider ("an opening for a lecturer in statistics"), whatever is taught besides. */
export function beyondTeaching(clause: Clause): string | undefined {
  if (asksIfIncluded(clause)) return "price";
  if (asksToBuy(clause)) return "unsaid";
  return asksForPost.test(clause.text) ? "partnership" : undefined;
}
