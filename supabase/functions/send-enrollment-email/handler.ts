import * as v from "valibot";
import { limits } from "../../../content/limits.ts";
import type { Background } from "../_shared/background.ts";
import { jsonFunction } from "../_shared/json-function.ts";
import { deliverNewEmails, type OutboxDeps } from "../_shared/mail/outbox.ts";
import { storableText } from "../_shared/storable-text.ts";

/** SPEC §7: what the browser repeats after a registration. */
const payload = v.object({
  courseName: storableText(limits.courseName),
  name: storableText(limits.name),
  email: storableText(limits.email),
  phone: storableText(40),
});

type Deps = OutboxDeps & Background;

/**
 * Sends the mails that are still due for an enquiry which the database holds already; there is nothing to
 * send for one that it does not hold, so this is no mail relay. The answer does not wait for the mail server
 * and is the same in both cases.
 */
export function createSendEnrollmentEmailHandler(
  deps: Deps,
): (request: Request) => Promise<Response> {
  return jsonFunction({
    schema: payload,
    log: deps.log,
    async answer(enquiry) {
      deps.inBackground(deliverFor(deps, enquiry));
      return { accepted: true };
    },
  });
}

async function deliverFor(deps: Deps, { courseName, email, phone }: v.InferOutput<typeof payload>) {
  const [enquiry] = await deps.sql<{ id: string }>(
    `select id from public.enrollment_inquiries
     where lower(email) collate "C" = lower($1) and phone = $2 and course_name = $3 and date_of_enquiry > now() - interval '1 hour'
     order by date_of_enquiry desc limit 1`,
    [email, phone, courseName],
  );
  if (enquiry) {
    await deliverNewEmails(deps, enquiry.id);
  }
}
