import { expect, test } from "vitest";
import type { OutboxDeps } from "../_shared/mail/outbox.ts";
import { claimed, outbox } from "../_shared/mail/outbox-double.ts";
import { mailConnections } from "../_shared/mail/transport.ts";
import { createDeliverEmailsHandler } from "./handler.ts";

const twelve = () => outbox(Array.from({ length: 12 }, (_, id) => claimed(id)));

/** Calls the function and waits for what it does in the background. */
async function call(deps: OutboxDeps) {
  const background: Promise<unknown>[] = [];
  const handle = createDeliverEmailsHandler({
    ...deps,
    inBackground: (work) => void background.push(work),
  });
  const response = await handle(new Request("http://localhost/", { method: "POST", body: "{}" }));
  expect([response.status, await response.json()]).toEqual([200, { accepted: true }]);
  await Promise.all(background);
}

test("one call sends all that is due, however much has gathered", async () => {
  const { deps, sent } = twelve();
  await call(deps);
  expect(sent).toHaveLength(12);
});

test("a call whose time is up takes no more mails, and what became of those in hand is noted", async () => {
  const { deps, sent, failed } = twelve();
  const stopping = new AbortController();
  let attempts = 0;
  await call({
    ...deps,
    stopping: stopping.signal,
    async sendMail() {
      attempts += 1;
      stopping.abort();
      if (attempts % 2 === 0) throw new Error("451 Try again later");
    },
  });
  expect(attempts).toBe(mailConnections);
  expect([sent, failed]).toEqual([
    [0, 2, 4],
    [1, 3],
  ]);
});
