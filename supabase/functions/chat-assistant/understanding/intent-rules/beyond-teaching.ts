import type { Clause } from "../clauses/clauses.ts";
import { asksYesOrNo } from "../sentences/yes-or-no.ts";

const teachers =
  /\b(?:lecturers?|teachers?|trainers?|instructors?|tutors?|mentors?|facult(?:y|ies)|professors?|coach(?:es)?|assistants?)\b/g;
const posts = /\b(?:openings?|vacanc(?:y|ies)|posts?|positions?|jobs?|role|work)\b/g;
/** "Have you an opening for a lecturer?", "are you looking for trainers?", with one word for each of the two */
const asksForPost =
  /\b(?:have|has|got|is there|are there|any)\b(?: \w+){0,4} POST (?:for|as|of) (?:\w+ ){0,2}?TEACHER\b|\b(?:have|has|got|is there|are there|any)\b(?: \w+){0,3} TEACHER POST\b|\b(?:you|school|academy|company|institute|provider|team)(?: guys)? (?:hire|hires|hiring|recruit|recruits|recruiting|employ|need|needs|looking for|seeking|require)(?: \w+){0,2} TEACHER\b/;

/** What is asked of the price, of things to buy, of work for the provider ("an opening for a lecturer in statistics"), whatever is taught besides. */
export function beyondTeaching(clause: Clause): string | undefined {
  if (asksIfIncluded(clause)) return "price";
  if (asksToBuy(clause)) return "unsaid";
  const said = clause.text.replace(teachers, "TEACHER").replace(posts, "POST");
  return asksForPost.test(said) ? "partnership" : undefined;
}

const included =
  /\b(?:price|fees?|costs?) (?:also )?(?:covers?|includes?)\b|\b(?:included|covered|contained|part|comes?) (?:in|with|by|of|within) (?:(?:the|your|our|this|that|my|course|program|full|whole) )*(?:price|fees?|costs?)(?: (?:too|also|as well|already|or not|or extra))?$/;

/** "Is firing included in the price?" asks of the price, whatever is taught besides. */
export function asksIfIncluded(clause: Clause): boolean {
  return included.test(clause.text) && asksYesOrNo(clause);
}

/** What is no thing to be bought: what is taught, and what is kept of somebody. */
const noThing =
  /\b(?:data|details?|numbers?|info|information|contacts?|e?mails?|names?|address(?:es)?|leads?|it|them|this|that|these|those|courses?|program\w*|class(?:es)?|classroom|trainings?|seats?|hours?|time)\b/;
const buys =
  /^(?:(?:and|so|also|but|hi|hello|ok) )*(?:do|will|would) you (?:also |even )?sell (.+)/;

/** "Do you sell clay?" */
function asksToBuy({ text, tokens }: Clause): boolean {
  const [, thing] = buys.exec(text) ?? [];
  return (
    thing !== undefined && !noThing.test(thing) && tokens.every(({ kind }) => kind !== "program")
  );
}
