import { expect, test } from "vitest";
import { claimed, outbox } from "../_shared/mail/outbox-double.ts";
import { createDeliverEmailsHandler } from "./handler.ts";

test("one call sends all that is due, however much has gathered", async () => {
  const { deps, sent } = outbox(Array.from({ length: 12 }, (_, id) => claimed(id)));
  const background: Promise<unknown>[] = [];
  const handle = createDeliverEmailsHandler({
    ...deps,
    inBackground: (work) => void background.push(work),
  });
  const response = await handle(new Request("http://localhost/", { method: "POST", body: "{}" }));
  expect([response.status, await response.json()]).toEqual([200, { accepted: true }]);
  await Promise.all(background);
  expect(sent).toHaveLength(12);
});
