import { newClient, register } from "./client.ts";
import type { RunningServer } from "./server.ts";
import { signedInAdmin } from "./sign-in.ts";

/**
 * Eight visitors who register as fast as they are answered, until the server is gone; `acknowledged` takes the addresses
 * of what it said to have taken. `answered` comes with the first of them, `ended` with the last visitor's end.
 */
export function registerUntilItFails(
  server: RunningServer,
  round: number,
  acknowledged: Set<string>,
) {
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
export async function allEmails(server: RunningServer): Promise<Set<string>> {
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
