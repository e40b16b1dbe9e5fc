import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { staleWeights } from "../../supabase/functions/chat-assistant/handler.ts";
import { cloneTree } from "../support/clone.ts";
import { startServer } from "../support/server.ts";

const learning = "supabase/functions/chat-assistant/learning/learn.ts";
/** The thread that does this never does anything else again. */
const standsStill = "Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);";

test("while Aivy learns anew, however long, all else is answered, and a stop is heard", async () => {
  const clone = cloneTree();
  onTestFinished(clone.remove);
  // Not what the weights were learned from.
  replaceIn(join(clone.folder, "content/programs.ts"), /(?<=title: ")/, "Quantum ");
  replaceIn(join(clone.folder, learning), /^export function learnFrom[^{]*{/m, `$& ${standsStill}`);
  const server = await startServer({}, clone.folder);
  onTestFinished(() => server.stop());

  await expect.poll(() => server.logs.join("\n"), { timeout: 30_000 }).toContain(staleWeights);
  // A visitor who writes meanwhile waits; nobody else does.
  const asking = new AbortController();
  const asked = fetch(`${server.url}/functions/v1/chat-assistant`, {
    method: "POST",
    body: JSON.stringify({ message: "How long is it?" }),
    headers: { apikey: server.publishableKey },
    signal: asking.signal,
  }).catch(() => "given up");
  for (const _ of ["first", "second"]) {
    const answer = await fetch(`${server.url}/readyz`, { signal: AbortSignal.timeout(60_000) });
    expect(answer.status).toBe(200);
  }
  asking.abort();
  expect(await asked).toBe("given up");
  expect(await server.terminate()).toBe(0);
});

function replaceIn(file: string, what: RegExp, by: string): void {
  const before = readFileSync(file, "utf8");
  expect(before).toMatch(what);
  writeFileSync(file, before.replace(what, by));
}
