import { expect, test } from "vitest";
import { deliverAllDueEmails, deliverDueEmails } from "./outbox.ts";
import { claimed, outbox } from "./outbox-double.ts";

test("every attempt at one mail bears the same id", async () => {
  const first = outbox([claimed(7)]);
  await deliverDueEmails(first.deps);
  const second = outbox([{ ...claimed(7), id: "7", attempts: 3 }]);
  await deliverDueEmails(second.deps);
  expect(first.mails[0]?.id).toBeTruthy();
  expect(second.mails[0]?.id).toBe(first.mails[0]?.id);
});

test("a mail of a kind that nobody knows is a failure, not an end", async () => {
  const { deps, sent, failed } = outbox([claimed(1, "newsletter"), claimed(2)]);
  await deliverDueEmails(deps);
  expect({ sent, failed }).toEqual({ sent: [2], failed: [1] });
});

test("all that is due is sent, however much it is", async () => {
  const { deps, sent } = outbox(Array.from({ length: 23 }, (_, index) => claimed(index)));
  await deliverAllDueEmails(deps);
  expect(sent).toHaveLength(23);
});

test("an address that is no address is not answered to", async () => {
  const visitor = {
    first_name: "Ravi",
    last_name: "K",
    email: "a@b, victim@example.in",
    recorded_at: "2026-11-21T03:05:45Z",
  };
  const { deps, mails } = outbox([claimed(1, "chat_visitor_notice", visitor)]);
  await deliverDueEmails(deps);
  expect(mails[0]?.replyTo).toBeUndefined();
  expect(mails[0]?.text).toContain("a@b, victim@example.in");
});
