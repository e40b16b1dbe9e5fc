import { openedEnquiry } from "../../../content/enrollments/opened.ts";
import type { Details } from "../desk/answers.ts";
import { formatMoment } from "../desk/dates.ts";
import { describeEntry } from "../desk/describe.ts";
import styles from "./part.module.css";
import { Part } from "./part.tsx";

/** Who did what and when, and the notes, the newest first. */
export function History({ history }: Pick<Details, "history">) {
  return (
    <Part heading={openedEnquiry.history}>
      {history.length === 0 && <p className={styles.list}>{openedEnquiry.noHistory}</p>}
      <ol className={styles.list}>
        {history.map((entry) => (
          <li key={entry.id}>
            {describeEntry(entry)}{" "}
            <span className={styles.plain}>
              {formatMoment(entry.at)} · {entry.admin}
            </span>
            {entry.note && <p className={styles.note}>{entry.note}</p>}
          </li>
        ))}
      </ol>
    </Part>
  );
}
