/**
 * The paragraphs, perks and benefits (content/home.ts) and highlights (content/launch.ts) that answers may name in
 * braces, by their ids, although this provider has none such: what is said of them is left out then. Of others only
 * those that there are.
 */
export const mayBeMissing = {
  about: ["people", "sessions"],
  perk: ["projects", "mentors", "access"],
  benefit: ["projects", "mentors", "career", "fast", "python", "generative"],
  highlight: ["certification"],
} as const;

/**
 * What the provider answers, by what is asked. `reply` is given as long as content/ has every fact that it names in
 * braces; otherwise, or without one, the assistant says that she does not know: `notKnown` completes "I don't have
 * information about …". Where it names paragraphs, perks, benefits or highlights in several sentences, those are left
 * out of which the provider has none. To publish a price, give `price` a reply. That you do not offer something is a
 * reply as well: "There is no placement service." Do not begin with "Yes": she puts it in front where it is asked for.
 *
 * Which questions a key stands for, the examples under the same key say in supabase/functions/chat-assistant/intents.
 * Those that are hard to guess:
 *
 * - access: how long one keeps the materials
 * - account: logging in, and what does not work on this site
 * - besideWork: whether it goes with a job or with children
 * - company: founders, age, size and figures
 * - houseRules: everyday matters, such as what to bring, Wi-Fi, books, phones, holidays, wheelchairs
 * - instructors: who teaches
 * - number: how many mentors, projects, lessons or the like there are
 * - partners: the names of the companies that you work with
 * - partnership: who wants to work for you or with you
 * - recordings: whether classes are recorded, and what if one misses one
 * - schedule: on which days and at what times classes are
 * - support: groups of learners, and help once the program is over
 * - unsaid: contracts, complaints, rights, and all else without an answer of its own; a reply would be given to all of it
 *
 * `[label](#section)` and `[address](mailto:address)` are the only markup. The facts are {mail}, {city}, {country},
 * {provider}, {tagline}, {statement}, {about}, {about.id}, {picture}, {assistant}, {callToAction}, {perks}, {perk.id},
 * {benefits}, {benefit.id}, {testimonialRoles}, {quotes}, {social}, {brochure}, {enterpriseDetails}, {formSubmit},
 * {countries}, {keepEnquiries}, {keepChats}, {launch}, {launchSeats}, {launchAccept}, {launchDecline}, {highlight.id};
 * with `each: "program"` also {title}, {hours}, {description}, {audience}, {features} and {value}, which stands in
 * `values` by slug. What the answer lists itself is written `{this | that | {city}}`: visitors may ask for "all but
 * that".
 */
export interface Answer {
  reply?: string;
  notKnown?: string;
  /**
   * A line for every program that is asked about, or for all where none is named. For whatever differs between them:
   * prices, start dates, laptops. Of those that have no value `notKnown` is said.
   */
  each?: "program";
  /**
   * By slug. Prices are added up, ranked and held against a budget where each is one number and all are written alike:
   * "₹48,000", "Rs. 48,000 + GST". A range or a second number ("+ 18% GST") is only told as it stands.
   */
  values?: Readonly<Record<string, string>>;
  /** "Do you have …?" is answered with yes before the reply. */
  yes?: true;
  /**
   * How visitors ask for it, one a line, without commas, "@program" for any program's name: only for what the assistant
   * does not know to be asked yet. A key of your own needs some: six to twelve that differ, in the words of visitors. What
   * comes close to a key that there is already may still be heard as that: `npm run ask` shows it.
   */
  examples?: string;
}

export type Answers = Readonly<Record<string, Answer>>;
