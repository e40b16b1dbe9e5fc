import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { newClient, register, trustLoopback } from "../support/client.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import { signedInAdmin } from "../support/sign-in.ts";

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

/** Eight visitors who register as fast as they are answered; ends when the server is gone. */
function registerUntilItFails(server: RunningServer, round: number, acknowledged: Set<string>) {
  let answer: () => void;
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const ended = Promise.all(
    Array.from({ length: 8 }, async (_, visitor) => {
      const client = newClient(server, `10.${round}.${visitor}.1`);
      for (let n = 0; n < 200; n += 1) {
        const email = `${round}-${visitor}-${n}@example.com`;
        const { data } = await register(client, { email });
        if (data?.email !== email) {
          return;
        }
        acknowledged.add(email);
        answer();
      }
    }),
  );
  return { answered, ended };
}

/** Everything that the admin's list holds, page by page. */
async function allEmails(server: RunningServer): Promise<Set<string>> {
  const admin = await signedInAdmin(server);
  const emails = new Set<string>();
  for (let page = 0; ; page += 1) {
    const { data, error } = await admin
      .from("enrollment_inquiries")
      .select("email")
      .order("id")
      .range(page * 1000, page * 1000 + 999);
    if (error) {
      throw error;
    }
    for (const { email } of data) {
      emails.add(email);
    }
    if (data.length < 1000) {
      return emails;
    }
  }
}
