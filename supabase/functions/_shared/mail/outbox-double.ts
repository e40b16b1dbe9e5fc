import { programs } from "../../../../content/programs.ts";
import { createPlaces } from "./places.ts";
import type { OutgoingMail } from "./transport.ts";

const enrollment = {
  id: "0b9f2c1e-8d3a-4f57-9c46-1f2e3d4c5b6a",
  name: "Priya Rao",
  email: "priya@example.in",
  phone: "+91 9876543210",
  course_name: programs[0].title,
  date_of_enquiry: "2026-11-21T03:05:45.602+00:00",
};

/** A row as `claim_emails` gives it. */
export function claimed(id: number, kind = "enrollment_notice", payload: object = enrollment) {
  return { id, kind, payload, attempts: 1, created_at: new Date("2026-11-21T03:05:45Z") };
}

/** For tests. An outbox in memory: gives `rows` once, in batches, and notes what becomes of them. */
export function outbox(rows: object[]) {
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
    deps: {
      sql,
      places: createPlaces(),
      siteUrl: "https://bootcamp.example",
      stopping: new AbortController().signal,
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
