import { setTimeout as wait } from "node:timers/promises";
import type { CaughtMail } from "../../server/mail/catcher/page.ts";
import type { RunningServer } from "./server.ts";

/** What the server's own mail catcher holds, newest first. */
export async function caughtMails(server: RunningServer): Promise<CaughtMail[]> {
  const response = await fetch(`${server.mailUrl}/mails.json`);
  return (await response.json()) as CaughtMail[];
}

/** Waits until the catcher holds a mail like this and gives the newest one. */
export async function waitForMail(
  server: RunningServer,
  matches: (mail: CaughtMail) => boolean,
): Promise<CaughtMail> {
  for (const deadline = Date.now() + 10_000; Date.now() < deadline; await wait(25)) {
    const mail = (await caughtMails(server)).find(matches);
    if (mail) {
      return mail;
    }
  }
  throw new Error("The expected mail has not come");
}

/** How many mails have failed so far and are to be tried again, by the server's log. */
export function failures(server: RunningServer): number {
  return server.logs.filter((line) => line.includes("A mail could not be sent yet")).length;
}
