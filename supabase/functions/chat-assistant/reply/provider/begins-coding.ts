import { wordSet } from "../../understanding/tokens/word-set.ts";
import type { Part, Provider, Question } from "../wording/answer.ts";

const codes =
  "(?:cod(?:e|es|ing)|program(?:ming)?|python|sql|writ(?:e|es|ing)(?: \\w+)? (?:code|python|sql))";
const early =
  "(?:day one|first (?:day|session|class|week|lesson|hour)|the start|beginning|outset|get go|very first \\w+)";

const who = "(?:i|we|one|you|someone|learners?|students?|they|people|participants)";
const begins = "(?:begin|start|get to|write|writing|coding|touch|be)";

/** "How soon would I be writing Python?", "do we begin coding on day one?", "is there code from the first class?" */
const asks = new RegExp(
  `^(?!.*\\b(?:course|batch|cohort|classes|program(?:me)?s?) (?:start|begin)s?\\b)(?!.*\\b(?:teach\\w*|taught|learn\\w*)\\b)(?:.*\\b(?:how soon|how early|at what point|when|after how (?:long|many \\w+)|(?:from|in|at) which (?:class|session|day|week|lesson|lecture))\\b.*\\b${who} (?:\\w+ ){0,2}?${begins}\\b.*\\b${codes}\\b|.*\\b${codes}\\b.*\\b(?:on|in|from|at) (?:the )?(?:very )?${early}\\b|.*\\b(?:on|in|from|at) (?:the )?(?:very )?${early}\\b.*\\b${codes}\\b|.*\\bpehle (?:hi )?(?:din|class|session)\\b.*\\b${codes}\\b)`,
);
/** "How many classes of theory before the first line of Python?" */
const theoryFirst = new RegExp(`\\btheory\\b.*\\bbefore\\b.*\\b${codes}\\b`);
const told = /\bfrom the (?:first|very first) (?:session|day|class|hour)\b/i;
const written = /\b(?:python|code|sql)\b/i;

/** What may be heard in it. */
export const askedOfBeginning = wordSet(
  "start duration coverage codingNeed projects schedule unsaid",
);

/** When one begins to write code, where a benefit tells of it. */
export function beginsCoding(provider: Provider, { clause, intent }: Question): Part | undefined {
  const benefit = provider.content.benefits.items.find(
    ({ text }) => told.test(text) && written.test(text),
  );
  const isAsked = theoryFirst.test(clause.text) || (intent !== "unsaid" && asks.test(clause.text));
  return benefit && isAsked
    ? { text: `${benefit.title}: ${benefit.text}`, programs: [] }
    : undefined;
}
