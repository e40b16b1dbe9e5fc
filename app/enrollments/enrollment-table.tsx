// biome-ignore-all lint/a11y/noRedundantRoles: laid out as grids, table elements lose their roles in Safari.
import { memo } from "react";
import { mailLink, telephoneLink } from "../../content/contact-links.ts";
import { enrollmentList } from "../../content/enrollments.ts";
import type { Enrollment, EnrollmentPage } from "../backend.ts";
import styles from "./enrollment-table.module.css";

/** "Aug 5, 2025, 10:30 AM", in the time zone of whoever looks. */
const dateFormat = new Intl.DateTimeFormat("en-US", {
  year: "numeric",
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
});

/**
 * A table whose rows are laid out as grids: they become cards on small screens, and pages that are out of
 * sight cost nothing.
 */
export function EnrollmentTable({ pages }: { pages: EnrollmentPage[] }) {
  return (
    <table className={styles.table} role="table" aria-labelledby="enquiries-heading">
      <thead role="rowgroup">
        <tr role="row">
          {enrollmentList.columns.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {pages.map(({ enrollments }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pages are only ever added at the end.
        <Rows key={index} enrollments={enrollments} />
      ))}
    </table>
  );
}

const Rows = memo(function Rows({ enrollments }: { enrollments: Enrollment[] }) {
  return (
    <tbody role="rowgroup">
      {enrollments.map(({ id, name, email, phone, course_name, date_of_enquiry }) => (
        <tr key={id} role="row">
          <td role="cell" className={styles.name}>
            {name}
          </td>
          <td role="cell">
            <a href={mailLink(email)}>{email}</a>
          </td>
          <td role="cell">
            <a href={telephoneLink(phone)}>{phone}</a>
          </td>
          <td role="cell">
            <span className={styles.badge}>{course_name}</span>
          </td>
          <td role="cell">
            <time dateTime={date_of_enquiry}>{dateFormat.format(new Date(date_of_enquiry))}</time>
          </td>
        </tr>
      ))}
    </tbody>
  );
});
