import { execFileSync } from "node:child_process";
import { answer } from "../supabase/functions/chat-assistant/answering/answer.ts";
import { type Grade, grade, inventions } from "../tests/chat/grade.ts";
import { kinds, type Question } from "../tests/chat/questions/question.ts";
import { heldApart, tuning } from "../tests/chat/questions.ts";

/**
 * `npm run bench:chat`: how the built-in answers do on the questions of tests/chat, by half and kind, how long
 * they take and what memory they need. With `--wrong` it lists what is not right: for the closing note.
 */
for (const [name, half] of [
  ["held-apart half", heldApart],
  ["tuning half", tuning],
] as const) {
  report(name, half);
}
console.log(`\n500 characters of gibberish: ${gibberishTime().toFixed(1)} ms`);
console.log(`memory of the answerer: ${memory().toFixed(1)} MB (target: under 50)`);

function report(name: string, half: readonly Question[]): void {
  const graded = half.map((question) => {
    const begin = performance.now();
    const reply = answer(question.ask);
    const took = performance.now() - begin;
    return { ...question, reply, took, grade: grade(question, reply) };
  });
  console.log(`\n${name}: ${half.length} questions`);
  const rows = kinds.map((kind) => [kind, counts(graded.filter((q) => q.kind === kind))] as const);
  console.table(Object.fromEntries([...rows, ["all", counts(graded)]]));

  const known = counts(graded.filter(({ kind }) => kind === "known"));
  const offTopic = counts(graded.filter(({ kind }) => kind === "off-topic"));
  const all = counts(graded);
  const answered = all.right + all.wrong;
  console.log(
    `known facts right: ${percent(known.right, known.questions)} (target: at least 90 %)`,
  );
  console.log(`wrong among answered: ${percent(all.wrong, answered)} (target: at most 3 %)`);
  console.log(
    `inventions: ${graded.flatMap(({ reply }) => inventions(reply)).length} (target: none)`,
  );
  console.log(
    `off-topic answered as if known: ${percent(offTopic.wrong, offTopic.questions)} (target: at most 5 %)`,
  );
  console.log(`median time: ${median(graded).toFixed(2)} ms (target: under 10)`);
  if (process.argv.includes("--wrong")) {
    for (const { grade, kind, ask, reply } of graded.filter(({ grade }) => grade !== "right")) {
      console.log(`\n${grade}, ${kind}: ${ask}\n  ${reply.replaceAll("\n", "\n  ")}`);
    }
  }
}

function counts(graded: readonly { grade: Grade; took: number }[]) {
  const of = (wanted: Grade) => graded.filter(({ grade }) => grade === wanted).length;
  return {
    questions: graded.length,
    right: of("right"),
    wrong: of("wrong"),
    "referred on": of("referred on"),
    "median ms": Number(median(graded).toFixed(2)),
  };
}

function median(graded: readonly { took: number }[]): number {
  const times = graded.map(({ took }) => took).sort((a, b) => a - b);
  return times[Math.floor(times.length / 2)] ?? 0;
}

function percent(part: number, whole: number): string {
  return `${((100 * part) / Math.max(whole, 1)).toFixed(1)} %`;
}

/** The most work that a message can make: nothing but words to be mended. */
function gibberishTime(): number {
  const message = Array.from({ length: 83 }, (_, n) => `q${(n * 7919 + 99991).toString(36)}`).join(
    " ",
  );
  const begin = performance.now();
  answer(message.replace(/\d/g, "v").slice(0, 500));
  return performance.now() - begin;
}

/** What a process grows by when it loads the answerer and answers, in MB, after collecting garbage. */
function memory(): number {
  const program = `
    gc(); const before = process.memoryUsage();
    const { answer } = await import("${import.meta.dirname}/../supabase/functions/chat-assistant/answering/answer.ts");
    for (let n = 0; n < 100; n++) answer("how lng is teh agntic corse " + n);
    gc(); const after = process.memoryUsage();
    console.log(after.heapUsed + after.external - before.heapUsed - before.external);`;
  const bytes = execFileSync(
    process.execPath,
    ["--expose-gc", "--input-type=module", "-e", program],
    { encoding: "utf8" },
  );
  return Number(bytes) / 1024 / 1024;
}
