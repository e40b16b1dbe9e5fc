import { ChevronDown } from "lucide-react";
import { statusNames } from "../../../content/enrollments/enquiry.ts";
import { enrollmentList } from "../../../content/enrollments/list.ts";
import type { Enquiry, Status } from "../desk/answers.ts";
import { useSetStatus } from "../desk/use-set-status.ts";
import { listBeforePassing } from "../list-before-choice.ts";
import styles from "./status-select.module.css";

/** How far the provider is with an enquiry, to be read and changed in one place. */
export function StatusSelect({ enquiry }: { enquiry: Enquiry }) {
  const setStatus = useSetStatus();
  return (
    <span className={styles.status} data-status={enquiry.status}>
      <select
        aria-label={enrollmentList.status(enquiry.name)}
        value={enquiry.status}
        onKeyDown={listBeforePassing}
        onChange={(event) => setStatus(enquiry, event.target.value as Status)}
      >
        {Object.entries(statusNames).map(([status, name]) => (
          <option key={status} value={status}>
            {name}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden size={14} />
    </span>
  );
}
