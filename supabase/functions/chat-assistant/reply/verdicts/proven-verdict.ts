import { numberOf } from "../language/numbers.ts";
import { wordSet } from "../understanding/tokens/word-set.ts";
import { type Part, type Provider, type Question, say } from "./wording/answer.ts";

/** With these more is asked than whether it is so: when, how soon, on what condition, for whom alone. */
const bounds =
  /\b(?:if|unless|provided|even|only(?= (?:people|those|the|one|for|in|with|who))|special|specially|specifically|guaranteed?|always|never|days?|weeks?|weekly|weekends?|weekdays?|months?|monthly|years?|evenings?|mornings?|afternoons?|nights?|tonight|today|tomorrow|daily|saturdays?|sundays?|mondays?|hafte|hafton|mahine|mahino|straight away|immediately|worldwide|anywhere|per course|each course)\b/g;

/** Who answers these weighs the numbers of the question, and what it says of somebody. */
const weighNumbers = wordSet("duration programs count compare eachOf");
const weighPeople = wordSet(
  "audience codingNeed prerequisites recommendation coverage formFields launchProgram",
);
/** Of these what bounds them is weighed as well. */
const weighBounds = wordSet("seats launch phoneFormat otherCity access");
/** "Would I be done with all three in under 50 hours?", "in fewer than 40 hours if I know Python?" */
const otherwise =
  /\b(?:done|finish|finished|through|complete|manage) (?:with )?all\b|\bif (?:i|we|he|she|they) (?:already )?(?:know|knows|have|has|skip|leave)\b/;
/** "It's wrong that it takes longer, right?" may be answered with either word. */
const denied =
  /\b(?:wrong|false|untrue|incorrect|not true|not so|a lie|a myth)(?: to (?:say|think))? that\b/;
const mayJoin =
  /\b(?:can|could|may) (?:i|we|he|she|they) (?:still |even |also )?(?:join|attend|enroll|enrol|sign up)\b/;
const fromTheStart = /\b(?:from|on) (?:the )?(?:very )?(?:first day|day (?:one|1))\b/;
/** "Will a nine digit number be refused?" */
const ofDigits = /\b(?:digits?|figures|ank)\b/;
const ofTime =
  /^(?:days?|week\w*|month\w*|years?|evenings?|mornings?|nights?|tonight|today|tomorrow|daily|haft\w+|mahin\w+)$/;

/**
 * Without the "yes" or "no" before an answer that does not tell all that was asked: a number, a time or a condition of
 * the question that the answer does not speak of is not proven by it.
 */
export function withProvenVerdict(provider: Provider, question: Question, part: Part): Part {
  const { clause } = question;
  const text = part.text ?? "";
  const verdict = (["yes", "no", "right", "notRight"] as const)
    .map((key) => say(provider, key))
    .find((said) => text.startsWith(`${said} `) && text.length > said.length);
  if (!verdict) return part;
  const told = text.slice(verdict.length + 1);
  const isYes = verdict === say(provider, "yes");
  const isProven =
    !denied.test(clause.text) &&
    (!isYes || tellsPartOfDay(clause.text, told)) &&
    tellsNumbers(provider, question, told, isYes) &&
    tellsBounds(question, told) &&
    !(isYes ? isOtherwise(question) : isOnlyForWhoKnows(question, told));
  return isProven ? part : { ...part, text: told };
}

/** "Is that 7:30 in the evening?" */
function tellsPartOfDay(asked: string, told: string): boolean {
  const isLate = /\b(?:evening|afternoon|night|pm|p m|shaam|raat)\b/.test(asked);
  const isEarly = /\b(?:morning|am (?:ist|est|gmt|pst|cst)|a m|subah)\b/.test(asked);
  return (
    !(isLate && !/\bPM\b/.test(told) && /\bAM\b/.test(told)) &&
    !(isEarly && !/\bAM\b/.test(told) && /\bPM\b/.test(told))
  );
}

/** "I don't know Python. Can I still join?": that it is for those who know it already shuts nobody out. */
function isOnlyForWhoKnows({ clause }: Question, told: string): boolean {
  return mayJoin.test(clause.text) && /\balready\b/.test(told);
}

/** Whether every number of the question is weighed or told; a "no" may be said for just such a number. */
function tellsNumbers(
  { content }: Provider,
  { intent, clause }: Question,
  told: string,
  isYes: boolean,
): boolean {
  const areWeighed = weighBounds.has(intent) && (!isYes || ofDigits.test(clause.text));
  if (weighNumbers.has(intent) || areWeighed) return true;
  const known = [content.programs.length, ...content.programs.map(({ hours }) => hours)];
  const isTold = (number: number) =>
    number <= content.programs.length ||
    (known.includes(number) && !weighBounds.has(intent)) ||
    new RegExp(`\\b${number}\\b`).test(told);
  return clause.text.split(" ").every((word) => {
    const number = numberOf(word);
    return number === undefined || isTold(number);
  });
}

function isOtherwise({ intent, clause, conditions }: Question): boolean {
  const isOfHours = weighNumbers.has(intent) && conditions.hours && !conditions.adds;
  return (isOfHours === true && otherwise.test(clause.text)) || fromTheStart.test(clause.text);
}

function tellsBounds({ intent, clause }: Question, text: string): boolean {
  if (weighBounds.has(intent) || weighPeople.has(intent)) return true;
  const told = text.toLowerCase();
  return (clause.text.match(bounds) ?? []).every(
    (word) => told.includes(word) || (weighNumbers.has(intent) && !ofTime.test(word)),
  );
}
