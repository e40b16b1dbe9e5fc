import { expect, test, vi } from "vitest";
import { site } from "../../content/site.ts";
import type { OutgoingMail } from "../../supabase/functions/_shared/mail/transport.ts";
import type { Database } from "../database/database.ts";
import { sendSignInLink } from "./sign-in-link.ts";

// Each wait is over at once, and noted; the promised timers are not among those that Vitest moves on.
const waits = vi.hoisted(() => [] as number[]);
vi.mock("node:timers/promises", async (original) => ({
  ...(await original<typeof import("node:timers/promises")>()),
  setTimeout: async (delay: number) => void waits.push(delay),
}));

/** A database in which the admin is a user who has asked for no link yet. */
const database = {
  query: async () => [],
  transaction: (work: (query: () => Promise<object[]>) => unknown) =>
    work(async () => [{ id: "00000000-0000-4000-8000-000000000000" }]),
} as unknown as Database;

/** What the log has been told as an error. */
const told: unknown[] = [];

function send(sendMail: (mail: OutgoingMail) => Promise<void>): Promise<void> {
  waits.length = 0;
  told.length = 0;
  const error = (fields: object, message: string) => void told.push([fields, message]);
  const log = { info() {}, error };
  const siteUrl = "https://bootcamp.example";
  const deps = { database, siteUrl, sendMail, log, showLink: undefined };
  return sendSignInLink(
    { ...deps, stopping: new AbortController().signal },
    site.adminEmails[0].toUpperCase(),
  );
}

test("a link that the mail server does not take at first is sent again within half a minute", async () => {
  const tried: string[] = [];
  await send(async ({ to, text }) => {
    tried.push(`${to} ${/token_hash=([\w-]+)/.exec(text)?.[1]}`);
    if (tried.length <= 3) throw new Error("Greylisted, please come back");
  });
  expect(tried).toHaveLength(4);
  expect(new Set(tried).size).toBe(1);
  expect(tried[0]).toMatch(new RegExp(`^${site.adminEmails[0]} [\\w-]{43}$`));
  expect(waits.reduce((sum, delay) => sum + delay, 0)).toBeLessThanOrEqual(30_000);
});

test("a link that it never takes is given up, for the person has gone by then", async () => {
  await send(() => Promise.reject(new Error(`No such mailbox: ${site.adminEmails[0]}`)));
  expect(waits).toHaveLength(3);
  expect(told).toEqual([[{ reason: "Error" }, "A sign-in mail was given up"]]);
});

test("where the mail server refuses the login, the log says so, and nothing of whom", async () => {
  const refused = Object.assign(new Error("535 5.7.8 user@your.domain"), { code: "EAUTH" });
  await send(() => Promise.reject(refused));
  expect(told).toEqual([
    [{ reason: "Error EAUTH" }, expect.stringContaining("refuses the user and password of SMTP")],
  ]);
});
