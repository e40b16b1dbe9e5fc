import { execFileSync } from "node:child_process";
import { createAssistant } from "../supabase/functions/chat-assistant/assistant.ts";
import { ownContent } from "../supabase/functions/chat-assistant/content.ts";
import { type Grade, grade, inventions } from "../tests/chat/grade.ts";
import { kinds, type Question } from "../tests/chat/questions/question.ts";
import { heldApart, tuning } from "../tests/chat/questions.ts";

/**
 * `npm run bench:chat`: how the built-in answers do on the questions of tests/chat, by half and kind, each share with
 * its 95 % interval, how long they take and what memory they need. With `--wrong` it lists what is not right.
 */
const begin = performance.now();
const assistant = await createAssistant(ownContent);
const learning = performance.now() - begin;

for (const [name, half] of [
  ["held-apart half", heldApart],
  ["tuning half", tuning],
] as const) {
  report(name, half);
}
console.log(`\nlearning the examples, once a process: ${learning.toFixed(0)} ms`);
console.log(`500 characters of gibberish: ${gibberishTime().toFixed(1)} ms`);
console.log(`memory of the answerer: ${memory().toFixed(1)} MB (target: under 50)`);

function report(name: string, half: readonly Question[]): void {
  const graded = half.map((question) => {
    const begin = performance.now();
    const { reply } = assistant.respond(question.ask);
    const took = performance.now() - begin;
    return { ...question, reply, took, grade: grade(question, reply) };
  });
  console.log(`\n${name}: ${half.length} questions`);
  const rows = kinds.map((kind) => [kind, counts(graded.filter((q) => q.kind === kind))] as const);
  console.table(Object.fromEntries([...rows, ["all", counts(graded)]]));
  const invented = graded.flatMap(({ reply }) => inventions(reply)).length;
  console.log(`inventions: ${invented} (target: none)`);
  console.log(`median time: ${median(graded).toFixed(2)} ms (target: under 5)`);
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
    "% (95 % interval)": share(of("right"), graded.length),
    wrong: of("wrong"),
    "referred on": of("referred on"),
    "median ms": Number(median(graded).toFixed(2)),
  };
}

/** A share in per cent with its Wilson interval: few questions say little, also when all are right. */
function share(part: number, whole: number): string {
  if (whole === 0) return "-";
  const z = 1.96;
  const mean = part / whole;
  const middle = (mean + (z * z) / (2 * whole)) / (1 + (z * z) / whole);
  const reach =
    (z / (1 + (z * z) / whole)) *
    Math.sqrt((mean * (1 - mean)) / whole + (z * z) / (4 * whole * whole));
  const percent = (value: number) => (100 * value).toFixed(0);
  return `${(100 * mean).toFixed(1)} (${percent(middle - reach)} to ${percent(middle + reach)})`;
}

function median(graded: readonly { took: number }[]): number {
  const times = graded.map(({ took }) => took).sort((a, b) => a - b);
  return times[Math.floor(times.length / 2)] ?? 0;
}

/** The most work that a message can make: nothing but words to be mended. */
function gibberishTime(): number {
  const message = Array.from({ length: 83 }, (_, n) => `q${(n * 7919 + 99991).toString(36)}`).join(
    " ",
  );
  const begin = performance.now();
  assistant.respond(message.replace(/\d/g, "v").slice(0, 500));
  return performance.now() - begin;
}

/** What a process grows by when it loads the answerer and answers, in MB, after collecting garbage. */
function memory(): number {
  const functions = `${import.meta.dirname}/../supabase/functions/chat-assistant`;
  const program = `
    gc(); const before = process.memoryUsage();
    const { createAssistant } = await import("${functions}/assistant.ts");
    const { ownContent } = await import("${functions}/content.ts");
    const assistant = await createAssistant(ownContent);
    for (let n = 0; n < 100; n++) assistant.respond("how lng is teh agntic corse " + n);
    gc(); const after = process.memoryUsage();
    const used = ({ heapUsed, external }) => heapUsed + external;
    console.log(used(after) - used(before));`;
  const bytes = execFileSync(
    process.execPath,
    ["--expose-gc", "--input-type=module", "-e", program],
    { encoding: "utf8" },
  );
  return Number(bytes) / 1024 / 1024;
}
