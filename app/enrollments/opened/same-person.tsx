import { statusNames } from "../../../content/enrollments/enquiry.ts";
import { openedEnquiry } from "../../../content/enrollments/opened.ts";
import type { Details } from "../desk/answers.ts";
import { formatMoment } from "../desk/dates.ts";
import { OpenLink } from "../list/open-link.tsx";
import styles from "./part.module.css";
import { Part } from "./part.tsx";

/** Other enquiries and chats with the same e-mail or phone; nothing where there are none. */
export function SamePerson({ details: { others, chats } }: { details: Details }) {
  if (others.length + chats.length === 0) return null;
  return (
    <Part heading={openedEnquiry.others}>
      <ul className={styles.list}>
        {others.map((other) => (
          <li key={other.id}>
            <OpenLink id={other.id} isOpen={false}>
              {other.course_name}
            </OpenLink>{" "}
            <span className={styles.plain}>
              {statusNames[other.status]} · {formatMoment(other.date_of_enquiry)} · {nameTie(other)}
            </span>
          </li>
        ))}
        {chats.map(({ id, started_at }) => (
          <li key={id}>
            {openedEnquiry.chat} <span className={styles.plain}>{formatMoment(started_at)}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

/** By what it is the same person; with the name that was given there, since families share a phone. */
function nameTie({ name, same_email, same_phone }: Details["others"][number]): string {
  const { sameBoth, sameEmail, samePhone } = openedEnquiry;
  const tie = same_email && same_phone ? sameBoth : same_email ? sameEmail : samePhone;
  return `${name}, ${tie}`;
}
