import { afterEach, expect, test, vi } from "vitest";
import { deliverAllDueEmails, deliverDueEmails } from "./outbox.ts";
import { claimed, outbox } from "./outbox-double.ts";

afterEach(() => {
  vi.useRealTimers();
});

test("one mail that fails does not keep the others back", async () => {
  const { deps, sent, failed, logged } = outbox([claimed(1), claimed(2), claimed(3)]);
  const outcomes = await deliverDueEmails({
    ...deps,
    sendMail: async (mail) => {
      if (mail.id?.startsWith("2.")) {
        throw Object.assign(new Error("550 <priya@example.in> unknown"), { code: "EENVELOPE" });
      }
    },
  });
  expect(outcomes).toEqual(["sent", "failed", "sent"]);
  expect(sent).toEqual([1, 3]);
  expect(failed).toEqual([2]);
  expect(logged.join()).toContain("EENVELOPE");
  expect(logged.join()).not.toContain("priya");
});

test("a mail server that takes nothing is not asked for every mail", async () => {
  const { deps, failed } = outbox(Array.from({ length: 23 }, (_, index) => claimed(index)));
  await deliverAllDueEmails({ ...deps, sendMail: () => Promise.reject(new Error("down")) });
  expect(failed.length).toBeLessThan(10);
});

test("addresses that the mail server refuses do not keep other mails back", async () => {
  const { deps, failed } = outbox(Array.from({ length: 23 }, (_, index) => claimed(index)));
  const refusal = Object.assign(new Error("501 Bad recipient address syntax"), {
    rejected: ["priya@example.in"],
    permanent: true,
  });
  await deliverAllDueEmails({ ...deps, sendMail: () => Promise.reject(refusal) });
  expect(failed).toHaveLength(23);
});

test("a hiccup of the database after a mail went out does not make it go out again", async () => {
  vi.useFakeTimers();
  const { deps, sent, mails } = outbox([claimed(1)]);
  let hiccups = 2;
  const delivering = deliverAllDueEmails({
    ...deps,
    async sql(text, parameters) {
      if (text.includes("mark_email") && hiccups > 0) {
        hiccups -= 1;
        throw new Error("connection lost");
      }
      return deps.sql(text, parameters);
    },
  });
  await vi.runAllTimersAsync();
  await delivering;
  expect({ mails: mails.length, sent }).toEqual({ mails: 1, sent: [1] });
});

test("a batch whose database has gone still ends only when no mail is in hand", async () => {
  vi.useFakeTimers();
  const { deps } = outbox([claimed(1), claimed(2)]);
  const slow = Promise.withResolvers<void>();
  let ended = false;
  const delivering = deliverDueEmails({
    ...deps,
    sendMail: ({ id }) => (id?.startsWith("2.") ? slow.promise : Promise.resolve()),
    sql: (text, parameters) =>
      text.includes("mark_email")
        ? Promise.reject(new Error("connection lost"))
        : deps.sql(text, parameters),
  })
    .catch((error: Error) => error.message)
    .finally(() => {
      ended = true;
    });
  await vi.runAllTimersAsync();
  expect(ended).toBe(false);
  slow.resolve();
  await vi.runAllTimersAsync();
  expect(await delivering).toBe("connection lost");
});

test("once the process is stopping, no more mails are taken in hand", async () => {
  const { deps, sent } = outbox(Array.from({ length: 23 }, (_, index) => claimed(index)));
  const stopping = new AbortController();
  await deliverAllDueEmails({
    ...deps,
    stopping: stopping.signal,
    sendMail: async () => stopping.abort(),
  });
  expect(sent).toHaveLength(5);
});
