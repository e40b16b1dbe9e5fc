import { ownContent } from "../supabase/functions/chat-assistant/content.ts";
import { talk } from "../supabase/functions/chat-assistant/intents/talk.ts";
import { learnFrom } from "../supabase/functions/chat-assistant/learning/learn.ts";
import { partsOf } from "../supabase/functions/chat-assistant/learning/messages.ts";
import { messages } from "../supabase/functions/chat-assistant/messages/all.ts";
import { talks } from "../supabase/functions/chat-assistant/talks/all.ts";
import { questionsOf } from "../supabase/functions/chat-assistant/understanding/asked.ts";
import { suiting } from "../supabase/functions/chat-assistant/understanding/people/suiting.ts";
import { noContext } from "../supabase/functions/chat-assistant/understanding/references/context.ts";
import { createUnderstanding } from "../supabase/functions/chat-assistant/understanding/understand.ts";
import { share } from "./chat/statistics.ts";

/**
 * `npm run bench:heard`: how many of the labelled messages are heard just right, that is with all that their labels say
 * and nothing else, by what was learned from the others: three times a third of the hands is held out. In two minutes.
 */
const folds = 3;
/** So many messages of each hand are asked. */
const most = 400;

const { programs } = ownContent;
const names = programs.flatMap(({ title, alsoCalled: [name = title] }) => [title, name]);
const skills = programs.flatMap(({ features }) => features);
/** Said beside something else these ask for nothing, or ask what the whole of it asks. */
const besides = new Set([...Object.keys(talk), "offTopic", "tellsAboutSelf", "aside", "-"]);
/** What each of several people is told is a recommendation; and so on. */
const alike: Readonly<Record<string, string>> = {
  eachOf: "recommendation",
  notOffered: "coverage",
};

let [right, asked] = [0, 0];
for (let fold = 0; fold < folds; fold++) {
  const isOut = (_: string, hand: number) => hand % folds === fold;
  const learned = learnFrom(ownContent, undefined, {
    messages: messages.filter((lines, hand) => !isOut(lines, hand)),
    talks,
  });
  const { understand } = createUnderstanding(ownContent, learned);
  const lines = messages.filter(isOut).flatMap(someOf);
  const heard = lines.filter((line, at) => {
    const intents = understand(textOf(line, at)).flatMap((understanding) => {
      const { by } = suiting(programs, understanding.tokens, understanding.goals);
      return questionsOf(understanding, noContext, by === "goal")
        .filter(({ leadsUp }) => !leadsUp)
        .map(({ intent }) => intent);
    });
    return whatCounts(intents) === whatCounts(partsOf(line).map(({ label }) => label));
  });
  right += heard.length;
  asked += lines.length;
  console.log(`held out ${fold + 1}: ${share(heard.length, lines.length)} % of ${lines.length}`);
}
console.log(`heard just right: ${share(right, asked)} % of ${asked}`);

function someOf(hand: string): string[] {
  const lines = hand.split("\n").filter((line) => line.trim() !== "");
  return lines.filter((_, at) => at % Math.ceil(lines.length / most) === 0);
}

/** A line as somebody writes it: with names in place of what stands for them. */
function textOf(line: string, at: number): string {
  let nth = at;
  const next = (all: readonly string[]) => all[nth++ % all.length] ?? "";
  return line
    .replace(/\[[A-Za-z-]+\]|[{}]/g, "")
    .replace(/@program/g, () => next(names))
    .replace(/@skill/g, () => next(skills))
    .replace(/\s+/g, " ")
    .trim();
}

function whatCounts(intents: readonly string[]): string {
  const all = [...new Set(intents.map((intent) => alike[intent] ?? intent))];
  const some = all.filter((intent) => !besides.has(intent));
  return (some.length > 0 ? some : all.filter((intent) => intent !== "-")).sort().join(" ");
}
