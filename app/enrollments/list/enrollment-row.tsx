// biome-ignore-all lint/a11y/noRedundantRoles: laid out as grids, table elements lose their roles in Safari.
import { memo, type Ref, useSyncExternalStore } from "react";
import { mailLink, telephoneLink } from "../../../content/contact-links.ts";
import { enrollmentList, selection } from "../../../content/enrollments/list.ts";
import type { Enquiry } from "../desk/answers.ts";
import { formatDay, formatMoment, timeSince } from "../desk/dates.ts";
import { everyMinute } from "../desk/every-minute.ts";
import { useContact } from "../desk/use-contact.ts";
import { MailAddress } from "../mail-address.tsx";
import type { Select } from "../selection/use-selection.ts";
import { ContactActions } from "./contact-actions.tsx";
import styles from "./enrollment-row.module.css";
import { OpenLink } from "./open-link.tsx";
import { StatusSelect } from "./status-select.tsx";

type EnrollmentRowProps = {
  enquiry: Enquiry;
  /** Its place in the list, from 0. */
  index: number;
  /** Its place in the table, which may hold a part of the list. */
  slot: number;
  isOpen: boolean;
  isSelected: boolean;
  onSelect: Select;
  ref: Ref<HTMLTableRowElement>;
};

/** One enquiry: the columns of SPEC §2, and behind them what is done with it. */
export const EnrollmentRow = memo(function EnrollmentRow({
  enquiry,
  index,
  slot,
  isOpen,
  isSelected,
  onSelect,
  ref,
}: EnrollmentRowProps) {
  const { id, name, email, phone, course_name, date_of_enquiry, status } = enquiry;
  const { offerContacted } = useContact(enquiry);
  return (
    <tr
      ref={ref}
      role="row"
      aria-rowindex={index + 2}
      data-index={slot}
      data-enquiry={id}
      data-open={isOpen || undefined}
      className={styles.row}
    >
      <th role="rowheader" scope="row" aria-label={name} className={styles.name}>
        <input
          type="checkbox"
          aria-label={selection.box(name)}
          checked={isSelected}
          onChange={({ target, nativeEvent }) =>
            onSelect({ id, index }, target.checked, (nativeEvent as PointerEvent).shiftKey)
          }
        />
        <OpenLink id={id} isOpen={isOpen}>
          {name}
        </OpenLink>
      </th>
      <td role="cell">
        <a href={mailLink(email)} onClick={offerContacted}>
          <MailAddress address={email} />
        </a>
      </td>
      <td role="cell">
        <a href={telephoneLink(phone)} onClick={offerContacted}>
          {phone}
        </a>
      </td>
      <td role="cell">
        <span className={styles.badge}>{course_name}</span>
      </td>
      <td role="cell" className={styles.date}>
        <Moment moment={date_of_enquiry} />
        {status === "new" && <Waiting since={date_of_enquiry} />}
      </td>
      <td role="cell" className={styles.desk}>
        <StatusSelect enquiry={enquiry} />
        <Marks enquiry={enquiry} />
        <ContactActions enquiry={enquiry} look="signs" />
      </td>
    </tr>
  );
});

/** Where it needs two lines, the day stands in one and the hour in the other. */
function Moment({ moment }: { moment: string }) {
  const text = formatMoment(moment);
  const hour = text.lastIndexOf(" ", text.lastIndexOf(":"));
  return (
    <time dateTime={moment}>
      {text.slice(0, hour)} <span className={styles.hour}>{text.slice(hour + 1)}</span>
    </time>
  );
}

/** By itself, since it changes as time goes by and the rest of its row does not. */
function Waiting({ since }: { since: string }) {
  const time = useSyncExternalStore(everyMinute, () => timeSince(since));
  return <span className={styles.waiting}>{enrollmentList.waiting(time)}</span>;
}

/** What is special about an enquiry: a day to call back, others of the same person. */
function Marks({ enquiry: { follow_up_on, same_person } }: { enquiry: Enquiry }) {
  return (
    <span className={styles.marks}>
      {follow_up_on && <span>{enrollmentList.followUp(formatDay(follow_up_on))}</span>}
      {same_person ? (
        <span>
          <span aria-hidden="true">{enrollmentList.samePerson(same_person)}</span>
          <span className="sr-only">{enrollmentList.samePersonHint(same_person)}</span>
        </span>
      ) : null}
    </span>
  );
}

/** In the place of a row that is on its way. */
export function ComingRow({
  index,
  slot,
  ref,
}: Pick<EnrollmentRowProps, "index" | "slot" | "ref">) {
  return (
    <tr ref={ref} role="row" aria-rowindex={index + 2} data-index={slot} className={styles.row}>
      {Object.keys(enrollmentList.columns).map((column) => (
        <td key={column} role="cell" className={styles.coming} />
      ))}
      <td role="cell" className={styles.desk} />
    </tr>
  );
}
