import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Fixtures } from "@playwright/test";
import type { SupabaseClient } from "@supabase/supabase-js";
import { cloneTree } from "../support/clone.ts";
import { type EmptiedServer, startEmptiedServer } from "../support/emptied-server.ts";
import { loadEnquiries } from "../support/load-enquiries.ts";
import { manyEnquiries } from "../support/many-enquiries.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import { signedInAdmin } from "../support/sign-in.ts";
import { startStaticHost } from "../support/static-host.ts";

export type Products = {
  /** The product as a visitor finds it. */
  server: RunningServer;
  /** One that holds nothing whenever it is asked for. */
  emptied: EmptiedServer;
  /** One with many enquiries, and one session of its admin's: only a few links may be asked for in a while. */
  full: RunningServer;
  admin: SupabaseClient;
  /** The site of a provider with two admins, built for a static host that knows nothing of it, and its backend on another origin. */
  published: { siteUrl: string; folder: string; backend: RunningServer };
};

/** So many enquiries has the full one: more than any window can lay out as cards. */
export const manyCount = 45_000;

/** The second admin of the published one. */
export const secondAdmin = "second@example.com";

// The first start of all makes the database that the others copy.
const perWorker = { scope: "worker", timeout: 300_000 } as const;

/**
 * The products that tests look at, each started by every worker that meets a test of it, and ended with the worker. All
 * are named in one place: Playwright ends a worker where the next test knows of others, and a new one takes seconds.
 */
export const products: Fixtures<object, Products> = {
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const server = await startServer();
      await wakeAssistant(server);
      await use(server);
      await server.stop();
    },
    perWorker,
  ],
  emptied: [
    // biome-ignore lint/correctness/noEmptyPattern: as above.
    async ({}, use) => {
      const emptied = await startEmptiedServer();
      await use(emptied);
      await emptied.stop();
    },
    perWorker,
  ],
  full: [
    // biome-ignore lint/correctness/noEmptyPattern: as above.
    async ({}, use) => {
      const empty = await startServer();
      await empty.terminate();
      await loadEnquiries(empty.environment, manyEnquiries(manyCount, new Date()));
      const server = await startServer(empty.environment);
      await use(server);
      await server.stop();
      await empty.stop();
    },
    perWorker,
  ],
  admin: [async ({ full }, use) => use(await signedInAdmin(full)), perWorker],
  published: [
    // biome-ignore lint/correctness/noEmptyPattern: as above.
    async ({}, use) => {
      const host = await startStaticHost();
      const clone = cloneTree();
      addAdmin(clone.folder);
      const backend = await startServer({ SITE_URL: host.url }, clone.folder);
      const { status, said } = clone.build({
        SITE_URL: host.url,
        VITE_SUPABASE_URL: backend.url,
        VITE_SUPABASE_PUBLISHABLE_KEY: backend.publishableKey,
      });
      expect(status, said.join("\n")).toBe(0);
      const folder = join(clone.folder, "dist/site");
      host.publish(folder);
      await use({ siteUrl: host.url, folder, backend });
      await Promise.all([host.stop(), backend.stop()]);
      clone.remove();
    },
    perWorker,
  ],
};

function addAdmin(folder: string): void {
  const file = join(folder, "content/site.ts");
  const told = readFileSync(file, "utf8");
  writeFileSync(file, told.replace(/(adminEmails: \[)(?=\s*")/, `$1"${secondAdmin}", `));
}

/**
 * With the first message of a process Aivy reads what she has learned: on a machine that is busy with other tests that
 * took nine seconds, which is longer than a test waits for an answer.
 */
async function wakeAssistant({ url, publishableKey }: RunningServer): Promise<void> {
  const answer = await fetch(`${url}/functions/v1/chat-assistant`, {
    method: "POST",
    headers: { apikey: publishableKey, "content-type": "application/json" },
    body: JSON.stringify({ message: "Hello" }),
  });
  expect(answer.status).toBe(200);
}
