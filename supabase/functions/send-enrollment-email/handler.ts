import * as v from "valibot";
import type { Background } from "../_shared/background.ts";
import { jsonFunction } from "../_shared/json-function.ts";
import { deliverDueEmails, type OutboxParts } from "../_shared/mail/outbox.ts";
import { storableText } from "../_shared/storable-text.ts";

/** SPEC §7: what the browser repeats after a registration. */
const payload = v.object({
  courseName: storableText(200),
  name: storableText(200),
  email: storableText(320),
  phone: storableText(40),
});

type Parts = OutboxParts & Background;

/**
 * Sends the mails that are still due for an enquiry which the database holds already; there is nothing to
 * send for one that it does not hold, so this is no mail relay. The answer does not wait for the mail server
 * and is the same in both cases.
 */
export function createSendEnrollmentEmailHandler(
  parts: Parts,
): (request: Request) => Promise<Response> {
  return jsonFunction({
    schema: payload,
    log: parts.log,
    async answer(enquiry) {
      parts.inBackground(deliverFor(parts, enquiry));
      return { accepted: true };
    },
  });
}

async function deliverFor(
  parts: Parts,
  { courseName, email, phone }: v.InferOutput<typeof payload>,
) {
  const [enquiry] = await parts.sql<{ id: string }>(
    `select id from public.enrollment_inquiries
     where lower(email) = lower($1) and phone = $2 and course_name = $3 and date_of_enquiry > now() - interval '1 hour'
     order by date_of_enquiry desc limit 1`,
    [email, phone, courseName],
  );
  if (enquiry) {
    await deliverDueEmails(parts, enquiry.id);
  }
}
