import { openedEnquiry, statusNames } from "../../../content/enrollments.ts";
import type { Details } from "../desk/answers.ts";
import { formatDay, formatMoment } from "../desk/dates.ts";
import styles from "./part.module.css";
import { Part } from "./part.tsx";

type Entry = Details["history"][number];

/** Who did what and when, and the notes, the newest first. */
export function History({ history }: Pick<Details, "history">) {
  return (
    <Part heading={openedEnquiry.history}>
      {history.length === 0 && <p className={styles.list}>{openedEnquiry.noHistory}</p>}
      <ol className={styles.list}>
        {history.map((entry) => (
          <li key={entry.id}>
            {describe(entry)}{" "}
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

function describe({ kind, was, became, mail }: Entry): string {
  if (kind === "noted") return openedEnquiry.note;
  if (kind === "mail_again") return openedEnquiry.mailAgain(nameMail(mail));
  const parts: string[] = [];
  if (was?.status && became?.status) {
    const { statusChanged } = openedEnquiry;
    parts.push(statusChanged(statusNames[was.status], statusNames[became.status]));
  }
  if (became?.follow_up_on) parts.push(openedEnquiry.followUpSet(formatDay(became.follow_up_on)));
  else if (became?.follow_up_on === null) parts.push(openedEnquiry.followUpCleared);
  return parts.join(", ");
}

function nameMail(kind: string | null): string {
  const names: Partial<Record<string, string>> = openedEnquiry.mailKinds;
  return names[kind ?? ""] ?? "";
}
