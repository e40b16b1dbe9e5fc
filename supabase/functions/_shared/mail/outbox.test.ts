import { expect, test } from "vitest";
import { mails as words } from "../../../../content/mails.ts";
import { fill } from "./layout.ts";
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

async function noticeOfVisitor(email: string) {
  const visitor = {
    first_name: "Ravi",
    last_name: "K",
    email,
    recorded_at: "2026-11-21T03:05:45Z",
  };
  const { deps, mails } = outbox([claimed(1, "chat_visitor_notice", visitor)]);
  await deliverDueEmails(deps);
  return mails[0];
}

const { paragraphs, paragraphsWithoutAddress } = words.chatVisitorNotice;
const said = (texts: string[]) => fill(texts.join("\n\n"), { name: "Ravi K" });

test("an address that is no address is not answered to, and nobody is asked to", async () => {
  const notice = await noticeOfVisitor("a@b, victim@example.in");
  expect(notice?.replyTo).toBeUndefined();
  expect(notice?.text).toContain("a@b, victim@example.in");
  expect(notice?.text).toContain(said(paragraphsWithoutAddress));
  expect(notice?.text).not.toContain(said(paragraphs));
});

test.each(["me@xn--bcher-kva.de", "o'brien@school.ie", "a&b@school.in", "me@a--b.com"])(
  "%s, an address as the form takes it, is answered to",
  async (email) => {
    const notice = await noticeOfVisitor(email);
    expect(notice?.replyTo).toBe(email);
    expect(notice?.text).toContain(said(paragraphs));
  },
);
