import { learnIfStale } from "../scripts/learn-if-stale.mjs";
import { type Assistant, createAssistant } from "../supabase/functions/chat-assistant/assistant.ts";
import { ownContent } from "../supabase/functions/chat-assistant/content.ts";
import { secondContent } from "../tests/chat/providers/second-provider.ts";
import { kinds, type Question, type Turn } from "../tests/chat/questions/question.ts";
import { conversations } from "../tests/chat/questions/tuning/conversations.ts";
import { longerTalks } from "../tests/chat/questions/tuning/longer-talks.ts";
import { ofSecondProvider } from "../tests/chat/questions/tuning/second-provider.ts";
import { heldApart, tuning } from "../tests/chat/questions.ts";
import { converse } from "../tests/chat/support/converse.ts";
import { isExample } from "../tests/chat/support/example-texts.ts";
import { createGrader, type Grade, type Grader } from "../tests/chat/support/grade.ts";
import { gibberishTime, learningTime, memory, readinessTime } from "./chat/costs.ts";
import { startUnderDeno } from "./chat/deno-start.ts";
import { median, share } from "./chat/statistics.ts";

type Graded = Question & { reply: string; took: number; grade: Grade };

/**
 * `npm run bench:chat`: how the built-in answers do on the questions of tests/chat, by half and kind, in conversations
 * and for another provider, each share with its 95 % interval, how long they take and what memory they need. With
 * `--wrong` it lists what is not right.
 */
learnIfStale();
const assistant = await createAssistant(ownContent);
const grader = createGrader(ownContent);

for (const [name, half] of [
  ["held-apart half", heldApart],
  ["tuning half", tuning],
] as const) {
  report(name, askEach(assistant, grader, half), grader);
}
const second = await createAssistant(secondContent);
const secondGrader = createGrader(secondContent);
report("second provider", askEach(second, secondGrader, ofSecondProvider), secondGrader);
reportConversations([...conversations, ...longerTalks]);

console.log(`\nlearning, at the build: ${learningTime().toFixed(0)} ms of processor time`);
console.log(`before the first answer, once a process: ${readinessTime().toFixed(0)} ms of it`);
console.log(
  `start and first answer under Deno: ${await startUnderDeno()} ms of it (hosted Supabase allows a request 2,000)`,
);
console.log(`500 characters of gibberish: ${gibberishTime(assistant).toFixed(1)} ms`);
console.log(`memory of the answerer: ${memory().toFixed(1)} MB (target: under 50)`);

function askEach(asked: Assistant, { grade }: Grader, questions: readonly Question[]): Graded[] {
  return questions.map((question) => {
    const begin = performance.now();
    const { reply } = asked.respond(question.ask);
    const took = performance.now() - begin;
    return { ...question, reply, took, grade: grade(question, reply) };
  });
}

function report(name: string, graded: readonly Graded[], { inventions }: Grader): void {
  console.log(`\n${name}: ${graded.length} questions`);
  const rows = kinds
    .map((kind) => [kind, counts(graded.filter((q) => q.kind === kind))] as const)
    .filter(([, { questions }]) => questions > 0);
  console.table(Object.fromEntries([...rows, ["all", counts(graded)]]));
  const fresh = graded.filter(({ ask }) => !isExample(ask));
  const right = fresh.filter(({ grade }) => grade === "right").length;
  console.log(`without those that are examples word for word: ${share(right, fresh.length)} %`);
  const invented = graded.flatMap(({ reply }) => inventions(reply)).length;
  console.log(`inventions: ${invented} (target: none)`);
  console.log(
    `median time: ${median(graded.map(({ took }) => took)).toFixed(2)} ms (target: under 5)`,
  );
  listWrong(graded);
}

function reportConversations(all: readonly (readonly Turn[])[]): void {
  const graded = all.map((turns) =>
    converse(assistant, turns).map(({ question, reply }) => {
      return { ...question, reply, took: 0, grade: grader.grade(question, reply) };
    }),
  );
  const turns = graded.flat();
  const right = turns.filter(({ grade }) => grade === "right").length;
  const whole = graded.filter((talk) => talk.every(({ grade }) => grade === "right")).length;
  console.log(`\n${all.length} conversations`);
  console.log(`turns right: ${right} of ${turns.length}, ${share(right, turns.length)} %`);
  console.log(`without a failed turn: ${whole}, ${share(whole, all.length)} %`);
  listWrong(turns);
}

function listWrong(graded: readonly Graded[]): void {
  if (!process.argv.includes("--wrong")) return;
  for (const { grade, kind, ask, reply } of graded.filter(({ grade }) => grade !== "right")) {
    console.log(`\n${grade}, ${kind}: ${ask}\n  ${reply.replaceAll("\n", "\n  ")}`);
  }
}

function counts(graded: readonly Graded[]) {
  const of = (wanted: Grade) => graded.filter(({ grade }) => grade === wanted).length;
  return {
    questions: graded.length,
    right: of("right"),
    "% (95 % interval)": share(of("right"), graded.length),
    wrong: of("wrong"),
    "referred on": of("referred on"),
    "median ms": Number(median(graded.map(({ took }) => took)).toFixed(2)),
  };
}
