import { expect, test } from "vitest";
import type { OutgoingMail } from "./mail-transport.ts";
import { deliverAllDueEmails, deliverDueEmails } from "./outbox.ts";

const enrollment = {
  name: "Priya Rao",
  email: "priya@example.in",
  phone: "+91 9876543210",
  course_name: "Agentic AI Developer",
  date_of_enquiry: "2026-11-21T03:05:45.602+00:00",
};

function claimed(id: number, kind = "enrollment_notice", payload: object = enrollment) {
  return { id, kind, payload, attempts: 1, created_at: new Date("2026-11-21T03:05:45Z") };
}

/** An outbox in memory: gives `rows` once, in batches, and notes what becomes of them. */
function outbox(rows: object[]) {
  const sent: unknown[] = [];
  const failed: unknown[] = [];
  const logged: string[] = [];
  const mails: OutgoingMail[] = [];
  async function sql<Row>(text: string, parameters: readonly unknown[]): Promise<Row[]> {
    if (text.includes("claim_emails")) {
      return rows.splice(0, Number(parameters[0])) as Row[];
    }
    (text.includes("mark_email_sent") ? sent : failed).push(parameters[0]);
    return [{ given_up: false }] as Row[];
  }
  return {
    sent,
    failed,
    logged,
    mails,
    parts: {
      sql,
      siteUrl: "https://bootcamp.example",
      log: {
        info() {},
        error: (fields: object, message: string) => {
          logged.push(JSON.stringify(fields) + message);
        },
      },
      sendMail: async (mail: OutgoingMail) => {
        mails.push(mail);
      },
    },
  };
}

test("every attempt at one mail bears the same id", async () => {
  const first = outbox([claimed(7)]);
  await deliverDueEmails(first.parts);
  const second = outbox([{ ...claimed(7), id: "7", attempts: 3 }]);
  await deliverDueEmails(second.parts);
  expect(first.mails[0]?.id).toBeTruthy();
  expect(second.mails[0]?.id).toBe(first.mails[0]?.id);
});

test("one mail that fails does not keep the others back", async () => {
  const { parts, sent, failed, logged } = outbox([claimed(1), claimed(2), claimed(3)]);
  const delivered = await deliverDueEmails({
    ...parts,
    sendMail: async (mail) => {
      if (mail.id?.startsWith("2.")) {
        throw Object.assign(new Error("550 <priya@example.in> unknown"), { code: "EENVELOPE" });
      }
    },
  });
  expect(delivered).toBe(2);
  expect(sent).toEqual([1, 3]);
  expect(failed).toEqual([2]);
  expect(logged.join()).toContain("EENVELOPE");
  expect(logged.join()).not.toContain("priya");
});

test("a mail of a kind that nobody knows is a failure, not an end", async () => {
  const { parts, sent, failed } = outbox([claimed(1, "newsletter"), claimed(2)]);
  await deliverDueEmails(parts);
  expect({ sent, failed }).toEqual({ sent: [2], failed: [1] });
});

test("all that is due is sent, however much it is", async () => {
  const { parts, sent } = outbox(Array.from({ length: 23 }, (_, index) => claimed(index)));
  await deliverAllDueEmails(parts);
  expect(sent).toHaveLength(23);
});

test("a mail server that takes nothing is not asked for every mail", async () => {
  const { parts, failed } = outbox(Array.from({ length: 23 }, (_, index) => claimed(index)));
  await deliverAllDueEmails({ ...parts, sendMail: () => Promise.reject(new Error("down")) });
  expect(failed.length).toBeLessThan(10);
});

test("an address that is no address is not answered to", async () => {
  const visitor = {
    first_name: "Ravi",
    last_name: "K",
    email: "a@b, victim@example.in",
    recorded_at: "2026-11-21T03:05:45Z",
  };
  const { parts, mails } = outbox([claimed(1, "chat_visitor_notice", visitor)]);
  await deliverDueEmails(parts);
  expect(mails[0]?.replyTo).toBeUndefined();
  expect(mails[0]?.text).toContain("a@b, victim@example.in");
});
