import { programsSection } from "../home.ts";
import { registrationDialog } from "../registration.ts";
import { coursesLink } from "./courses-link.ts";
import { wordsInTalk } from "./words-in-talk.ts";
import { wordsOfDoubts } from "./words-of-doubts.ts";
import { wordsOfForms } from "./words-of-forms.ts";

/**
 * The sentences that the assistant makes her answers of; what stands in braces is filled in.
 *
 * Some say that something is not known. Read them again when you publish it: whether one can attend from anywhere
 * (`fromAbroad`; `abroad` and `otherCity` in about-provider.ts), a date of start (`startMonth`, `laterStart`,
 * `laterStartAlone`), the times of classes (`besideWork` in about-teaching.ts), what the launch's session is, its year
 * or another time of it (`launchNature`, `launchPast`, `launchNoOther`), a phone number (`contact`), or with whom you
 * work (`partners`). The build names those of which it can tell.
 */
export const words = {
  yes: "Yes.",
  no: "No.",
  /** What was said not to be so is not so, or is. */
  right: "That is right.",
  notRight: "That is not so.",
  notKnown: "I don't have information about {things}.",
  /** Of several things of which one names more than one: "prices or fees, or about ways to pay". */
  notKnownEither: "{things}, or about {more}",
  /** Of {things} what has no name of its own, behind what has. */
  theRest: "the rest of what you ask",
  /** Stands for {things} where it is known of other programs. */
  thingsFor: "{things} for {titles}",
  /**
   * Follows it, one after the other in a conversation, so that she does not repeat herself; {where}: the program that is
   * asked about, or all.
   */
  askTeam: [
    `Please write to {mail} and the team will tell you. You can also press ${programsSection.enroll} under {where}, and they will contact you.`,
    "The team can tell you: {mail}.",
    "For this, too, {mail} is the place to ask.",
  ],
  /** {where} of no single program. */
  allPrograms: coursesLink,
  cannotConfirm: "I can't confirm that.",
  /** Before what the last reply has said already; and instead of it, where that has been said as well. */
  allKnown: "This is all I know of it:",
  noMoreKnown:
    "I'm sorry, I know no more of it than I have just told you. Please ask the team: {mail}.",
  /** Of what is none of the provider's business, beside what is. */
  notOurs: "One thing that you ask I can't answer: I can only help with our programs.",
  dontKnow:
    "I don't have information about that. Please write to {mail} and the team will tell you. I can help with our programs: what they teach, how long they take, when they start and how to register.",
  /** The two likeliest meanings follow as buttons. */
  unsure:
    "I'm not sure that I understand. Is it one of these? If not, I don't have information about it; the team may: {mail}.",

  overview: "We have {count} programs:",
  overviewOne: "We have one program:",
  overviewLine: "{title} ({hours} hours): {audience}",
  /** Of those that meet a demand. */
  someOf: "{count} of our {all} programs:",
  noneOf: "None of our programs is like that.",
  /** Asked for a program that there is not; a line for each that there is follows. */
  notAProgram: "I don't see that among our programs. These we have:",
  summary: "{title} takes {hours} hours. {description}\n{audience}\nIt covers {features}.",
  side: "{title}: {hours} hours. {audience}\nIt covers {features}.",
  fits: "This looks like the right fit:",
  /** Where little of what somebody says speaks of what is taught. */
  fitsPerhaps: "From what you tell me, this comes nearest:",
  fitting: "{title} ({hours} hours): {description} {audience}",
  fitsSeveral: "These suit you:",
  /** A line for each of several people follows, in the order in which they were named. */
  fitsEach: "One after the other, these fit:",
  nearEach: "One after the other, these come nearest:",
  /** Asked why these are recommended; a line for each of them follows, then the others. */
  whyWho: "I go by whom a program is for:",
  whyBegins: "Because who only begins can begin there:",
  whyNoCode: "Because no code is needed there:",
  whyCodes: "Because code is written there:",
  whyGoal: "Because of what you want to do, and what is taught there:",
  whyOpen: "Because I can't tell yet whether code is to be written or not:",
  whyOthers: "The others:",
  /** Who is none of those for whom it is hears what spoke for it; lines follow the first three. */
  whomItIsFor: "That is true, so it reads:",
  spokeNoCode:
    "What speaks for {titles} is that no code is needed there. In the others code is written:",
  spokeBegins: "What speaks for {titles} is that who only begins can begin there:",
  suitsAnyhow: "Whether it suits all the same I can't say; the team can: {mail}.",
  /** Asked whether it does by somebody for whom it comes near, and nothing proves more. */
  suitsOpen: "Whether it suits, I can't say; the team can: {mail}.",
  /** Asked why something else is so. */
  whyNotSaid: "Why that is so, I can't say; the team can: {mail}.",
  /** Where nothing tells yet which program fits, whoever writes or somebody else of whom they speak. */
  askSelf: "Tell me what you do, or what you want to be able to do, and I will say which one fits.",
  askThem:
    "Tell me what they do, or what they want to be able to do, and I will say which one fits.",
  /** Where that is told, and it suits either. */
  askRather: "Tell me whether you would rather write code or not, and I will say which one fits.",
  askThemRather:
    "Tell me whether they would rather write code or not, and I will say which one fits.",
  /** Of two that suit, where one begins at the beginning. */
  fromBasicsOr:
    "If you would rather begin with the basics, {title} comes nearer; if they are behind you, {other}.",

  longest: "The longest program is {title}: it takes {hours} hours.",
  shortest: "The shortest program is {title}: it takes {hours} hours.",
  longestSeveral: "The longest programs are {titles}: each takes {hours} hours.",
  shortestSeveral: "The shortest programs are {titles}: each takes {hours} hours.",
  longerOfTwo: "{title} is longer by {more} hours: {hours} hours, against {others}.",
  shorterOfTwo: "{title} is shorter by {more} hours: {hours} hours, against {others}.",
  against: "{hours} hours for {title}",
  againstEach: "{hours} hours for each of {titles}",
  /** Both as in `against`, `againstEach` or `togetherHours`. */
  difference: "The difference is {more} hours: {first}, against {second}.",
  /** Both as in `against` or `togetherHours`. */
  takesAgainst: "It is {first}, against {second}.",
  togetherHours: "{hours} hours for {titles} together",
  sameLength: "They take the same time: {titles} are {hours} hours each.",
  /** Asked whether it is for each week: no verdict, as the timetable is none of what is known. */
  hoursInAll: "{title} takes {hours} hours in all.",
  /** Asked what lies behind a topic, or how many hours of a program it gets. */
  notDetailed: "More than this I can't say about it; the team can: {mail}.",
  /** Asked why one is longer; what each covers follows. */
  whyLonger: "Why, I can't say. What they cover differs:",
  /** Worked out for who says how many hours they have a day, a week or a month. */
  atPace: "{title} takes {hours} hours: at {pace} a {unit} that makes {count}.",
  /** The same where another unit was asked for: so many days are about so many weeks. */
  atPaceAbout: "{title} takes {hours} hours: at {pace} a {unit} that makes {count}, about {about}.",
  /** So many hours are worked out, whichever program they are of. */
  hoursAtPace: "{hours} hours at {pace} a {unit} make {count}.",
  /** Asked how many weeks or months, where nobody said how many hours they have. */
  tellPace:
    "How many {units} that makes depends on your hours: tell me how many you have a day or a week.",
  /** Worked out for who says in how many days or weeks they want to be done. */
  paceNeeded: "{title} takes {hours} hours: in {count} that makes {pace} a {unit}.",
  atPaceTogether:
    "Together the {number} programs take {hours} hours: at {pace} a {unit} that makes {count}.",
  /** What share of all hours some take. */
  share: "{hours} of {all} hours are those of {titles}: about {percent} %.",
  /** Those that fit into so many hours together, a line for each way. */
  combination: "{titles} together take {hours} hours.",
  /** Asked how many of something there are; which they are follows. */
  countOnly: "{count} in all.",
  countEach: "{count} in each.",
  /** Asked for nothing but how many of all are so. */
  countOf: "{count} of our {all} programs.",
  countByCode: "With code: {count} ({titles}). Without code: {rest} ({others}).",
  together: "Together the {count} programs take {hours} hours.",

  covers: "{title} covers {features}.",
  /** Asked what sets topics of one program apart. */
  topicsOf:
    "{features} are topics of {title}. What sets them apart I can't say; the team can: {mail}.",
  notListed: "I don't see that named in the curriculum I have.",
  /** Asked whether something is taught that is called otherwise there; what may be meant follows. */
  notByName: "What comes nearest to that in the curriculum:",
  /** Asked what use of it somebody has where they work; what is taught stands before it. */
  useNotKnown: "What of it helps in your own case I can't say; the team can: {mail}.",
  /** Beside something named that is. */
  notListedElse: "What else you name I don't see in the curriculum I have.",
  /** Beside something named that these teach. */
  notListedElseFor: "What else you name I don't see in the curriculum of {titles}.",
  notListedFor: "I don't see that named in the curriculum of {titles}.",
  notListedMore: "If it matters to you, ask the team at {mail}.",

  codeNeeded: "{title} involves writing code. {description}",
  noCodeNeeded: "{title} needs no code. {description}",
  noneNeedsCode: "None of our programs needs code.",
  alsoForBeginners: "{title}: {description}",

  whoFor: "This is who the programs are for:",

  notMentionedFor: "I don't see it mentioned for {titles}.",
  notLimited: "I don't see it limited to certain programs.",
  seatsTaken: "How many of them are taken I can't see; the team can tell you: {mail}.",
  laterStart: "Of the one after it I have no date either.",
  youGet: "You get {offer}.",
  isHighlight: "{offer} is one of the highlights of the {launch}.",
  includes: "{title} includes {features}.",

  phoneDigits: "In the form a phone number of {country} ({code}) has {digits} digits.",
  phoneElsewhere:
    "The registration form takes phone numbers from {countries}. If yours is from another country, please write to {mail}.",

  /** Worked out of the prices that are published. */
  pricesTogether: "Together: {value}.",
  pricesApart: "{title} costs {value} more than {other}.",
  pricesSame: "They cost the same.",
  noneSoCheap: "None of them costs that little.",
  noneSoDear: "None of them costs that much.",

  launchSessions:
    "{launch} ({badges}), session times:\n{sessions}\nHighlights: {highlights}. {seats}\n{callToAction}",
  launchHighlights: "Highlights of the {launch}: {highlights}.",
  launchOf: "{launch}, session times:\n{sessions}",
  launchFor: "The {launch} is for {title}.",
  /** Behind times that are doubted. */
  launchTimesDoubted:
    "These are the times as they are published; which of them holds I can't say. The team can: {mail}.",
  /** Asked whether the session is the first class, all of it, or only an introduction; its times stand before it. */
  launchNature:
    "Its times are all that is published of it: whether classes begin with it, and how much of the program it is, I can't say. The team can: {mail}.",
  /** Asked whether it is over, or of which year its dates are. */
  launchPast:
    "Its dates are published without a year: whether it is over I can't say. The team can: {mail}.",
  launchAt: "The session of the {launch} is on {date}, {time}.",
  /** Asked how the window comes back, where it opens after every load. */
  launchAgain:
    "The window about the {launch} opens by itself shortly after the page has loaded: load the page again, and it is back.",
  launchNotAt: "I don't have the time of the session for that place. The times I have:",

  /** Asked to join several. */
  joinEach: `Each program has a form of its own: press ${programsSection.enroll} beside {titles} under ${coursesLink} and fill in the name, e-mail and phone number of whoever joins it. The team receives each enrollment request and will contact you soon.`,
  /** Behind how one joins, to somebody who is in another country. */
  fromAbroad:
    "Attending from another country I have no information about; the team can tell you: {mail}.",
  join: `To join {title}, press the button below: it opens the ${registrationDialog.title} form. You also find it behind ${programsSection.enroll} on the program's card. The team receives your enrollment request and will contact you soon.`,
  ...wordsInTalk,
  ...wordsOfDoubts,
  ...wordsOfForms,
} as const;
