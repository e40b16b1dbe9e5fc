import * as v from "valibot";
import { mailLink, telephoneLink } from "../../../../content/contact-links.ts";
import { mails } from "../../../../content/mails.ts";
import { durationUnit } from "../../../../content/pages.ts";
import { programs } from "../../../../content/programs.ts";
import { site } from "../../../../content/site.ts";
import { fill, renderMail } from "./layout.ts";
import { isPlainName } from "./plain-name.ts";
import { formatMailTime } from "./time.ts";
import type { OutgoingMail } from "./transport.ts";

/** What the database writes down for the two mails of a registration: the row as it was stored. */
export const enrollmentPayload = v.object({
  id: v.string(),
  name: v.string(),
  email: v.string(),
  phone: v.string(),
  course_name: v.string(),
  date_of_enquiry: v.pipe(v.string(), v.toDate()),
});

type Enrollment = v.InferOutput<typeof enrollmentPayload>;

/** The mail that tells the provider about an enquiry; answering it answers the learner. */
export function enrollmentNotice(enrollment: Enrollment, siteUrl: string): OutgoingMail {
  const words = mails.enrollmentNotice;
  // What a stranger typed for a name must not speak in the provider's own mails either: then it stands below alone.
  const who = isPlainName(enrollment.name) ? enrollment.name : enrollment.email;
  const values = { name: who, course: enrollment.course_name };
  const rendered = renderMail({
    subject: fill(words.subject, values),
    preview: fill(words.preview, values),
    heading: words.heading,
    paragraphs: words.paragraphs.map((text) => fill(text, values)),
    details: [
      { label: words.labels.name, value: enrollment.name },
      { label: words.labels.email, value: enrollment.email, href: mailLink(enrollment.email) },
      { label: words.labels.phone, value: enrollment.phone, href: telephoneLink(enrollment.phone) },
      { label: words.labels.course, value: enrollment.course_name },
      { label: words.labels.received, value: formatMailTime(enrollment.date_of_enquiry) },
    ],
    action: { label: words.action, href: `${siteUrl}/enrollments?enquiry=${enrollment.id}` },
    reason: words.reason,
  });
  return { to: site.enquiryEmail, replyTo: enrollment.email, ...rendered };
}

/** The mail that thanks the learner; answering it reaches the provider. */
export function enrollmentConfirmation(enrollment: Enrollment, siteUrl: string): OutgoingMail {
  const words = mails.enrollmentConfirmation;
  const program = programs.find(({ title }) => title === enrollment.course_name);
  // Without the name: outside the greeting nothing asks whether it is one.
  const values = { course: enrollment.course_name };
  const rendered = renderMail({
    subject: fill(words.subject, values),
    preview: fill(words.preview, values),
    heading: words.heading,
    greeting: isPlainName(enrollment.name)
      ? fill(words.greeting, { ...values, name: enrollment.name })
      : words.greetingWithoutName,
    paragraphs: words.paragraphs.map((text) => fill(text, values)),
    details: [
      { label: words.labels.course, value: enrollment.course_name },
      ...(program
        ? [
            {
              label: words.labels.duration,
              value: `${program.hours} ${durationUnit(program.hours)}`,
            },
          ]
        : []),
      { label: words.labels.phone, value: maskPhone(enrollment.phone) },
    ],
    list: program && { heading: words.featuresHeading, items: program.features },
    action: { label: words.action, href: siteUrl },
    reason: words.reason,
  });
  return { to: enrollment.email, replyTo: site.enquiryEmail, ...rendered };
}

/** Enough to know one's own number by, and no number that a stranger could be made to call. */
function maskPhone(phone: string): string {
  const [code = "", number = ""] = phone.split(" ");
  return `${code} ${"•".repeat(Math.max(0, number.length - 3))}${number.slice(-3)}`;
}
