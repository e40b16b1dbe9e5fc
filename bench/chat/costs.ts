import { execFileSync } from "node:child_process";
import type { Assistant } from "../../supabase/functions/chat-assistant/assistant.ts";

const functions = `${import.meta.dirname}/../../supabase/functions/chat-assistant`;

/** Words to be mended, signs that stand for words ("㎯" for six letters), and questions without end. */
const gibberish = [
  Array.from({ length: 83 }, (_, n) => `q${(n * 7919 + 99991).toString(36)}`)
    .join(" ")
    .replace(/\d/g, "v"),
  ...["㎯", "$", "b c ", "which is it, ", "is are do "].map((piece) => piece.repeat(500)),
];

/** Milliseconds for the most work that a message can make. */
export function gibberishTime(assistant: Assistant): number {
  const times = gibberish.map((message) => {
    const begin = performance.now();
    assistant.respond(message.slice(0, 500));
    return performance.now() - begin;
  });
  return Math.max(...times);
}

/** What a process needs once before it can answer, in milliseconds of processor time. */
export function readinessTime(): number {
  return processorTime(`await createAssistant(ownContent);`);
}

/** What learning costs the build, in milliseconds of processor time. */
export function learningTime(): number {
  return processorTime(`learnFrom(ownContent);`);
}

function processorTime(work: string): number {
  return Number(
    run(`
    const { createAssistant } = await import("${functions}/assistant.ts");
    const { ownContent } = await import("${functions}/content.ts");
    const { learnFrom } = await import("${functions}/learning/learn.ts");
    const before = process.cpuUsage();
    ${work}
    const { user, system } = process.cpuUsage(before);
    console.log((user + system) / 1000);`),
  );
}

/**
 * What a process grows by when it loads the answerer and answers, in MB, after collecting garbage: twice, since what
 * is only weakly held goes with the second time (after one the same code took 49 to 53 MB). What Node itself loads to
 * read the first TypeScript file (some ten MB) is there before: it is no part of the answerer.
 */
export function memory(): number {
  const bytes = run(`
    await import("${functions}/../../../content/limits.ts");
    gc(); const before = process.memoryUsage();
    const { createAssistant } = await import("${functions}/assistant.ts");
    const { ownContent } = await import("${functions}/content.ts");
    const assistant = await createAssistant(ownContent);
    for (let n = 0; n < 100; n++) assistant.respond("how lng is teh agntic corse " + n);
    gc(); gc(); const after = process.memoryUsage();
    const used = ({ heapUsed, external }) => heapUsed + external;
    console.log(used(after) - used(before));`);
  return Number(bytes) / 1024 / 1024;
}

function run(program: string): string {
  const flags = ["--expose-gc", "--input-type=module", "-e", program];
  return execFileSync(process.execPath, flags, { encoding: "utf8" });
}
