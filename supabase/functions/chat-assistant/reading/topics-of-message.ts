import { clausesOf } from "./normalise.ts";
import { type Reading, read } from "./read.ts";
import { isUnknown, type Topic } from "./topics.ts";
import { topicsIn } from "./topics-in.ts";

/** Topics whose answer holds that of another, in whichever part of a message that is asked. */
const includes: readonly (readonly [Topic, Topic])[] = [
  ["myRegistration", "afterRegister"],
  ["otherCity", "location"],
  ["launch", "start"],
  ["prerequisites", "audience"],
  ["visa", "duration"],
];

/**
 * What a whole message asks for: the topics of its parts, each once. What a visitor tells about themselves asks
 * for nothing as long as another part does: "I work in sales in Pune. What are the fees?" is about fees.
 */
export function topicsOfMessage(message: string, whole: Reading): Topic[] {
  const parts = clausesOf(message).map((clause) => {
    const reading = read(clause);
    return { topics: topicsIn(reading), tells: tellsOfOneself(reading), reading };
  });
  const asking = parts.filter(({ tells }) => !tells).flatMap(({ topics }) => topics);
  const found = new Set(asking.length > 0 ? asking : parts.flatMap(({ topics }) => topics));
  if (found.has("recommendation")) {
    dropMeans(found, whole);
  }
  for (const [wider, narrower] of includes) {
    if (found.has(wider)) {
      found.delete(narrower);
    }
  }
  if (parts.some(({ reading }) => asksWhetherOneMayJoin(reading)) && hasReasonToAsk(found)) {
    found.delete("register");
  }
  return found.size > 0 ? [...found] : topicsIn(whole);
}

/** Who asks which program suits them names skills and needs as reasons, unless they ask what is taught. */
function dropMeans(found: Set<Topic>, { concepts }: Reading): void {
  found.delete("codingNeed");
  found.delete("prerequisites");
  if (!concepts.has("teach")) {
    found.delete("coverage");
    found.delete("notListed");
  }
}

/** "No coding background, can I join?", "I want to join, what are the fees?": how to register is not asked. */
function asksWhetherOneMayJoin({ concepts, words }: Reading): boolean {
  const joins = /^(?:can|could|may|am|will|i|we)\b/.test(words.join(" "));
  return concepts.has("register") && joins && !concepts.has("howto");
}

function hasReasonToAsk(found: ReadonlySet<Topic>): boolean {
  return [...found].some(
    (topic) => topic === "codingNeed" || topic === "prerequisites" || isUnknown(topic),
  );
}

const heads = [
  "howlong",
  "howmany",
  "howmuch",
  "when",
  "where",
  "who",
  "which",
  "howto",
  "why",
  "canYou",
  "wish",
  "interest",
  "summary",
  "best",
  "help",
] as const;

const tells =
  /^(?:so |and |but |well |hi |hello |actually |because |since )*(?:i|we|my|our|he|she|his|her)\b(?! (?:need|want|get|decided|wonder|heard|read|ask|registered|enrolled|submitted|filled|signed|paid))/;

/** "I am a nurse", "my cousin works in sales": a sentence in the first person that holds no question word. */
function tellsOfOneself({ concepts, words }: Reading): boolean {
  return tells.test(words.join(" ")) && !heads.some((head) => concepts.has(head));
}
