/** Times of a day, of which there is one in each. */
const occasion =
  "(?:evening|morning|night|afternoon|weeknight|lunch(?:time| break)?|single day|day|raat|shaam|subah)";

/** "Two hours every evening", "an hour in the mornings", "2 hours per night" */
const everyEvening = new RegExp(
  `\\bhours? (?:of \\w+ )?(?:(?:every|each|per|a|an|in the|at|har) )(?:single )?${occasion}s?\\b`,
  "g",
);

/** "8 hour working days", "full days of 6 hours" */
const hourDays =
  /\b([\w.]+) hours? (?:(?:working|work|office|study|training|long|full|school) )?(?:days?|shifts?)\b(?! (?:a|per|each|every|in a) week)/g;
const daysOf = /\b(?:days?|evenings?|shifts?|nights?|mornings?) of ([\w.]+) hours?\b/g;

/** "I keep strict hours: two a day", "of study hours I get three a week" */
const hoursTold =
  /\bhours\b(?: \w+){0,4}? (\w+) (?:a|per|each|every) (day|week|month|evening|night|morning)\b/;

/** "Before work I get one hour, Monday to Friday", "one hour after dinner" */
const besideWork =
  /\b([\w.]+) hours? (?:(?:\w+ ){0,3}?(?:before|after|between|besides|during) (?:the |my )*(?:\w+ )?(?:office|work|job|dinner|breakfast|lunch|school|college|shift|duty|bed|bedtime|kids|classes)\b|(?:\w+ ){0,2}?(?:from )?(?:monday (?:to|till|through) (?:friday|saturday)|mon (?:to|till) (?:fri|sat))|(?:on )?(?:weekdays|weeknights|working days|workdays)\b)/;

/** "(Before office,) I get one hour" */
const workFirst =
  /\b(?:before|after) (?:the |my )?(?:office|work|job|dinner|breakfast|school|college|shift|duty)(?: \w+){0,4}? ([\w.]+) hours?\b/;

const spare =
  /\b(an?|[\w.]+) (?:free|spare|good|full|quiet|extra|solid|clear|whole|study) hours?\b/g;

/** "One free hour every evening" reads "1 hours a day": what tells how many hours there are in which time, in plain words. */
export function inPlainPace(text: string): string {
  const said = text
    .replace(/\b(?:a )?couple of hours\b/g, "2 hours")
    .replace(spare, "$1 hours")
    .replace(/\b(?:an|a|ek) hours?\b/g, "1 hours")
    .replace(everyEvening, "hours a day");
  const told = said.replace(hourDays, "$1 hours a day").replace(daysOf, "$1 hours a day");
  if (/\bhours? (?:a|per|each|every|in a|daily|weekly|monthly)\b/.test(told)) return told;
  return told
    .replace(hoursTold, (_, count, unit) => `${count} hours a ${unitOfTime(unit)}`)
    .replace(besideWork, "$1 hours a day")
    .replace(workFirst, "$1 hours a day");
}

function unitOfTime(word: string): string {
  return word === "week" || word === "month" ? word : "day";
}
