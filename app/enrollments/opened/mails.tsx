import { useQueryClient } from "@tanstack/react-query";
import { type MouseEvent, useState } from "react";
import { changes } from "../../../content/enrollments/enquiry.ts";
import { openedEnquiry } from "../../../content/enrollments/opened.ts";
import { sentenceOf } from "../../backend-error.ts";
import { Button } from "../../ui/button.tsx";
import type { Details } from "../desk/answers.ts";
import { askAnew } from "../desk/ask-anew.ts";
import { sendMailAgain } from "../desk/calls.ts";
import { formatMoment } from "../desk/dates.ts";
import { useDeskToast } from "../desk/desk-toast.ts";
import { countsKey, detailsKey } from "../desk/patch-enquiry.ts";
import styles from "./part.module.css";
import { Part } from "./part.tsx";

type Mail = Details["mails"][number];

/** The mails of an enquiry, what became of each, and another try. */
export function Mails({ details: { mails, enquiry } }: { details: Details }) {
  return (
    <Part heading={openedEnquiry.mails}>
      {mails.length === 0 && <p className={styles.list}>{openedEnquiry.noMails}</p>}
      <ul className={styles.list}>
        {mails.map((mail) => (
          <li key={mail.id} tabIndex={-1}>
            {openedEnquiry.mailKinds[mail.kind]}{" "}
            <span className={mail.state === "given_up" ? styles.failed : styles.plain}>
              {describe(mail)}
            </span>
            {mail.last_error && mail.state !== "sent" && (
              <p className={styles.note}>{mail.last_error}</p>
            )}
            {mail.state !== "waiting" && <SendAgain mail={mail} enquiry={enquiry.id} />}
          </li>
        ))}
      </ul>
    </Part>
  );
}

function SendAgain({ mail, enquiry }: { mail: Mail; enquiry: string }) {
  const client = useQueryClient();
  const showToast = useDeskToast();
  const [isBusy, setBusy] = useState(false);

  async function send({ currentTarget: button }: MouseEvent<HTMLButtonElement>): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      await sendMailAgain(mail.id);
      showToast(openedEnquiry.sendingAgain);
      // While its mail waits there is no button.
      if (button === document.activeElement) button.closest("li")?.focus();
    } catch (error) {
      // Often enough, or just now on its way: the sentence says which.
      const { failed: title, failedHint } = changes;
      const description = sentenceOf(error) || failedHint;
      showToast({ title, description, failed: true });
    }
    setBusy(false);
    askAnew(client, [...detailsKey, enquiry]);
    askAnew(client, countsKey);
  }

  return (
    <Button look="quiet" className={styles.again} aria-busy={isBusy} onClick={send}>
      {openedEnquiry.sendAgain}
    </Button>
  );
}

function describe({ state, sent_at, next_attempt_at, given_up_at }: Mail): string {
  const { sent, waitingMail, givenUp } = openedEnquiry;
  if (state === "sent") return sent(formatMoment(sent_at ?? ""));
  if (state === "given_up") return givenUp(formatMoment(given_up_at ?? ""));
  return waitingMail(formatMoment(next_attempt_at ?? ""));
}
