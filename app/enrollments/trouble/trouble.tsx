import { MailWarning } from "lucide-react";
import { mailTrouble as words } from "../../../content/enrollments/list.ts";
import type { MailTrouble } from "../desk/answers.ts";
import { formatMoment } from "../desk/dates.ts";
import { useMailTrouble } from "../desk/use-mail-trouble.ts";
import { OpenLink } from "../list/open-link.tsx";
import styles from "./trouble.module.css";

/** How many enquiries are named. */
const most = 5;

/** Mails that did not get through, so that nobody waits for an answer to what was never sent. */
export function Trouble({ isLoaded }: { isLoaded: boolean }) {
  const trouble = useMailTrouble(isLoaded);
  return (
    <div role="status">
      {trouble && trouble.given_up + trouble.waiting > 0 && (
        <div className={styles.trouble}>
          <MailWarning aria-hidden size={20} />
          <div>
            {trouble.given_up > 0 && <GivenUp trouble={trouble} />}
            {trouble.waiting > 0 && <Waiting trouble={trouble} />}
          </div>
        </div>
      )}
    </div>
  );
}

function GivenUp({ trouble: { given_up, enquiries } }: { trouble: MailTrouble }) {
  return (
    <p>
      {words.givenUp(given_up)} {enquiries.length === 0 && <span>{words.ofChats}</span>}
      {enquiries.slice(0, most).map(({ id, name }, place) => (
        <span key={id}>
          {place > 0 && <span>, </span>}
          <OpenLink id={id} isOpen={false}>
            {name}
          </OpenLink>
        </span>
      ))}{" "}
      {enquiries.length > most && <span>{words.more}</span>}
    </p>
  );
}

function Waiting({ trouble: { waiting, since, error } }: { trouble: MailTrouble }) {
  const reason = error ? words.reason(error) : words.noReason;
  return <p>{`${words.waiting(waiting, formatMoment(since ?? ""))} ${reason}`}</p>;
}
