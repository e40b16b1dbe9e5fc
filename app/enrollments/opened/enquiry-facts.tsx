import { mailLink, telephoneLink } from "../../../content/contact-links.ts";
import { openedEnquiry } from "../../../content/enrollments/opened.ts";
import type { Enquiry } from "../desk/answers.ts";
import { formatMoment } from "../desk/dates.ts";
import { describeSource } from "../desk/describe.ts";
import { MailAddress } from "../mail-address.tsx";
import styles from "./enquiry-facts.module.css";

/** What came with the enquiry, to be read and copied. */
export function EnquiryFacts({ enquiry }: { enquiry: Enquiry }) {
  const { email, phone, course_name, date_of_enquiry } = enquiry;
  return (
    <dl className={styles.facts}>
      <dt>{openedEnquiry.email}</dt>
      <dd>
        <a href={mailLink(email)}>
          <MailAddress address={email} />
        </a>
      </dd>
      <dt>{openedEnquiry.phone}</dt>
      <dd>
        <a href={telephoneLink(phone)}>{phone}</a>
      </dd>
      <dt>{openedEnquiry.course}</dt>
      <dd>{course_name}</dd>
      <dt>{openedEnquiry.date}</dt>
      <dd>
        <time dateTime={date_of_enquiry}>{formatMoment(date_of_enquiry)}</time>
      </dd>
      <dt>{openedEnquiry.source}</dt>
      <dd>{describeSource(enquiry)}</dd>
    </dl>
  );
}
