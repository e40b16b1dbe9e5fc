import { useQueryClient } from "@tanstack/react-query";
import { enrollmentList } from "../../../content/enrollments/list.ts";
import { openedEnquiry } from "../../../content/enrollments/opened.ts";
import { GoneError } from "../../backend-error.ts";
import { Button } from "../../ui/button.tsx";
import { findEnquiry } from "../desk/patch-enquiry.ts";
import { useKeys } from "../desk/use-keys.ts";
import { change, useView } from "../desk/use-view.ts";
import { ContactActions } from "../list/contact-actions.tsx";
import { handOverToOpened } from "../take-focus.ts";
import { EnquiryFacts } from "./enquiry-facts.tsx";
import { Erase } from "./erase.tsx";
import { FollowUp } from "./follow-up.tsx";
import { History } from "./history.tsx";
import { Mails } from "./mails.tsx";
import { NoteForm } from "./note-form.tsx";
import styles from "./opened-enquiry.module.css";
import { OpenedHeader } from "./opened-header.tsx";
import { SamePerson } from "./same-person.tsx";
import { useDetails, useSteps } from "./use-details.ts";

/** Everything about one enquiry, and what is done with it. */
export function OpenedEnquiry() {
  const view = useView();
  const client = useQueryClient();
  const { data, error, isError, isFetching, refetch } = useDetails(view);
  const steps = useSteps(view);
  useKeys({
    j: () => steps.next?.(),
    k: () => steps.previous?.(),
    s: () => focusField("select"),
    n: () => focusField("textarea"),
    Escape: close,
  });

  const isGone = error instanceof GoneError;
  // What was loaded before somebody else erased it is shown no more.
  const details = isGone ? undefined : data;
  const enquiry = details?.enquiry;
  const isMissing = isError && !details;
  // Whose it is need not be waited for where the list tells.
  const listed = enquiry || isMissing ? undefined : findEnquiry(client, view.enquiry);
  return (
    <div className={styles.opened} id="opened-enquiry">
      <OpenedHeader
        key={view.enquiry}
        enquiry={enquiry}
        unnamed={isMissing ? missing(isGone) : (listed?.name ?? openedEnquiry.loading)}
        steps={steps}
        onClose={close}
      />
      {isMissing ? (
        <div className={styles.state} role="alert">
          <p>{isGone ? openedEnquiry.gone : openedEnquiry.failure}</p>
          {!isGone && (
            <Button
              ref={handOverToOpened}
              look="secondary"
              aria-busy={isFetching}
              onClick={() => refetch()}
            >
              {enrollmentList.retry}
            </Button>
          )}
        </div>
      ) : null}
      {enquiry && details ? (
        <div className={styles.parts} key={`parts-${enquiry.id}`}>
          <ContactActions enquiry={enquiry} look="words" />
          <EnquiryFacts enquiry={enquiry} />
          <FollowUp enquiry={enquiry} />
          <NoteForm enquiry={enquiry} />
          <SamePerson details={details} />
          <History history={details.history} />
          <Mails details={details} />
          <Erase enquiry={enquiry} />
        </div>
      ) : null}
    </div>
  );
}

function missing(isGone: boolean): string {
  return isGone ? openedEnquiry.goneHeading : openedEnquiry.failureHeading;
}

function close(): void {
  change({ enquiry: "" });
}

function focusField(field: string): void {
  document.querySelector<HTMLElement>(`#opened-enquiry ${field}`)?.focus();
}
