import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { trustLoopback } from "../support/client.ts";
import { allEmails, registerUntilItFails } from "../support/registering.ts";
import { startServer } from "../support/server.ts";

const rounds = 10;

test("killed at random under a stream of registrations, it has kept every acknowledged one", async () => {
  const acknowledged = new Set<string>();
  // For who has to find out what was lost at which moment.
  const moments = Array.from({ length: rounds }, () => Math.round(Math.random() * 300));
  const killed = `killed ${moments.join(", ")} ms after each round's first answer`;
  const first = await startServer(trustLoopback);
  onTestFinished(() => first.stop());
  let server = first;
  for (const [round, moment] of moments.entries()) {
    const stream = registerUntilItFails(server, round, acknowledged);
    // Not earlier than the first answer, so that every round has something to lose.
    await Promise.race([stream.answered, stream.ended]);
    await wait(moment);
    await server.kill();
    await stream.ended;
    server = await startServer(first.environment);
  }
  const last = server;
  onTestFinished(() => last.stop());
  expect(acknowledged.size, killed).toBeGreaterThanOrEqual(rounds);
  const kept = await allEmails(last);
  expect(
    [...acknowledged].filter((email) => !kept.has(email)),
    killed,
  ).toEqual([]);
});
