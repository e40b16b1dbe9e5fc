import * as v from "valibot";
import { mailLink } from "../../../../content/contact-links.ts";
import { emailPattern } from "../../../../content/limits.ts";
import { mails } from "../../../../content/mails.ts";
import { site } from "../../../../content/site.ts";
import { fill, renderMail } from "./layout.ts";
import { isPlainName } from "./plain-name.ts";
import { formatMailTime } from "./time.ts";
import type { OutgoingMail } from "./transport.ts";

/** What the database writes down for the notice of a started chat: the row as it was stored. */
export const chatVisitorPayload = v.object({
  first_name: v.string(),
  last_name: v.string(),
  email: v.string(),
  recorded_at: v.pipe(v.string(), v.toDate()),
});

/** The mail that tells the provider who is talking to the assistant; answering it answers the visitor. */
export function chatVisitorNotice(visitor: v.InferOutput<typeof chatVisitorPayload>): OutgoingMail {
  const words = mails.chatVisitorNotice;
  // The details step asks for no more than an @ (SPEC §5), and so what it let through may be no address.
  const address = emailPattern.test(visitor.email) ? visitor.email : undefined;
  const name = `${visitor.first_name} ${visitor.last_name}`;
  const who = isPlainName(name) ? name : (address ?? words.unnamed);
  const rendered = renderMail({
    subject: fill(words.subject, { name: who }),
    preview: fill(words.preview, { name: who }),
    heading: words.heading,
    // Without an address there is no Reply-To either: whoever replied would write to the provider.
    paragraphs: (address ? words.paragraphs : words.paragraphsWithoutAddress).map((text) =>
      fill(text, { name: who }),
    ),
    details: [
      { label: words.labels.name, value: name },
      {
        label: words.labels.email,
        value: visitor.email,
        href: address && mailLink(address),
      },
      { label: words.labels.started, value: formatMailTime(visitor.recorded_at) },
    ],
    reason: words.reason,
  });
  return { to: site.enquiryEmail, replyTo: address, ...rendered };
}
