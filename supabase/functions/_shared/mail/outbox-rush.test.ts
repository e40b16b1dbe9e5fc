import { expect, test } from "vitest";
import { deliverAllDueEmails, deliverNewEmails } from "./outbox.ts";
import { claimed, outbox } from "./outbox-double.ts";
import { mailConnections } from "./transport.ts";

/** An outbox whose mail server takes its time: mails leave one by one as it is told to go on. */
function slowOutbox() {
  const due: object[] = [];
  const { deps, sent } = outbox(due);
  const inHand: (() => void)[] = [];
  let most = 0;
  const slow = {
    ...deps,
    sendMail() {
      const taken = Promise.withResolvers<void>();
      inHand.push(taken.resolve);
      most = Math.max(most, inHand.length);
      return taken.promise;
    },
  };
  /** Takes every mail that is in hand now or comes to be. */
  async function takeAll(until: Promise<unknown>) {
    let over = false;
    const ended = until.finally(() => {
      over = true;
    });
    while (!over) {
      inHand.shift()?.();
      await new Promise(setImmediate);
    }
    await ended;
  }
  /** Two mails become due, and the function that the browser calls is told. */
  function register(id: number) {
    due.push(claimed(2 * id), claimed(2 * id + 1, "enrollment_confirmation"));
    return deliverNewEmails(slow, "an enquiry");
  }
  return { deps: slow, due, sent, inHand, most: () => most, register, takeAll };
}

test("however many register at once, no mail waits for a connection, and all are sent", async () => {
  const { sent, most, register, takeAll } = slowOutbox();
  await takeAll(Promise.all(Array.from({ length: 40 }, (_, id) => register(id))));
  expect(most()).toBe(mailConnections);
  expect(sent).toHaveLength(80);
});

test("a sweep in the middle of a rush gets its turn and is not kept longer than mails are due", async () => {
  const { deps, sent, most, register, takeAll } = slowOutbox();
  const rush = Array.from({ length: 10 }, (_, id) => register(id));
  const swept = deliverAllDueEmails(deps);
  rush.push(...Array.from({ length: 10 }, (_, id) => register(10 + id)));
  await takeAll(Promise.all([swept, ...rush]));
  expect(most()).toBe(mailConnections);
  expect(sent).toHaveLength(40);
});

test("an enquiry whose mails find no place leaves them to the one who waits already", async () => {
  const { due, inHand, register, takeAll, sent } = slowOutbox();
  const rush = [register(0), register(1), register(2), register(3)];
  await expect.poll(() => inHand.length).toBe(mailConnections);
  await register(4);
  expect(due.length).toBe(5);
  await takeAll(Promise.all(rush));
  expect(sent).toHaveLength(10);
});

/** An outbox with these mails, and one place left for them. */
async function crowdedOutbox(count: number) {
  const crowded = outbox(Array.from({ length: count }, (_, id) => claimed(id)));
  await crowded.deps.places.take(mailConnections - 1);
  return crowded;
}

test("where one mail at a time finds a place, those that fail for now do not keep the others back", async () => {
  const { deps, sent, failed } = await crowdedOutbox(12);
  await deliverAllDueEmails({
    ...deps,
    sendMail: async ({ id }) => {
      if (Number.parseInt(id ?? "", 10) % 2 === 0) throw new Error("451 Try again later");
    },
  });
  expect({ sent, failed }).toEqual({ sent: [1, 3, 5, 7, 9, 11], failed: [0, 2, 4, 6, 8, 10] });
});

test("where one mail at a time finds a place, a mail server that takes nothing is soon left alone", async () => {
  const { deps, failed } = await crowdedOutbox(12);
  await deliverAllDueEmails({ ...deps, sendMail: () => Promise.reject(new Error("down")) });
  expect(failed).toHaveLength(mailConnections);
});

test("places come back when the database cannot be reached", async () => {
  const { deps, register, sent, takeAll } = slowOutbox();
  const lost = { ...deps, sql: () => Promise.reject(new Error("connection lost")) };
  for (let time = 0; time < 10; time += 1) {
    await expect(deliverNewEmails(lost, "an enquiry")).rejects.toThrow("connection lost");
  }
  await takeAll(register(1));
  expect(sent).toEqual([2, 3]);
});
