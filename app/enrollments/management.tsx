import { QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import "./names.css";
import { adminPage } from "../../content/enrollments/page.ts";
import { site } from "../../content/site.ts";
import { signOut } from "../backend-session.ts";
import { Button, buttonClass } from "../ui/button.tsx";
import { Mark } from "../ui/mark.tsx";
import { Tooltips } from "../ui/tooltip.tsx";
import { takeClient } from "./desk/client.ts";
import { useDeskToasts } from "./desk/desk-toast.ts";
import { useView } from "./desk/use-view.ts";
import { EnrollmentList } from "./list/enrollment-list.tsx";
import { MailAddress } from "./mail-address.tsx";
import styles from "./management.module.css";
import { EnquiryBeside } from "./opened/enquiry-beside.tsx";
import { takeFocus } from "./take-focus.ts";

/**
 * The page of a signed-in admin. What was loaded is forgotten with it, and no toast goes on naming a learner. Where there
 * are several admins it says whose session it is: one may have opened their own link where another was signed in.
 */
export function Management({ admin }: { admin: string }) {
  const [queryClient] = useState(takeClient);
  const isOpen = useView().enquiry !== "";
  useDeskToasts(queryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <Tooltips>
        <div className={styles.page} data-desk>
          <header className={styles.bar}>
            <Mark className={styles.mark} />
            <div className={styles.title}>
              <h1 ref={takeFocus} tabIndex={-1}>
                {adminPage.title}
              </h1>
              <p>{adminPage.text}</p>
            </div>
            {site.adminEmails.length > 1 && (
              <p className={styles.admin}>
                <span className="sr-only">{adminPage.signedInAs} </span>
                <MailAddress address={admin} />
              </p>
            )}
            <div className={styles.actions}>
              <a href="/" className={buttonClass("secondary")}>
                {adminPage.home}
              </a>
              <Button look="secondary" onClick={signOut}>
                {adminPage.signOut}
              </Button>
            </div>
          </header>
          <main className={styles.desk} data-open={isOpen || undefined}>
            <EnrollmentList />
            {isOpen && <EnquiryBeside />}
          </main>
        </div>
      </Tooltips>
    </QueryClientProvider>
  );
}
