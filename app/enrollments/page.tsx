import type { MouseEvent } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { signIn } from "../../content/enrollments/page.ts";
import { controls } from "../../content/pages.ts";
import { ErrorScreen } from "../ui/error-screen.tsx";
import { Management } from "./management.tsx";
import { useAskToStay } from "./opened/ask-to-stay.ts";
import styles from "./page.module.css";
import { NeedsScripts, SignIn } from "./sign-in.tsx";
import { useAccess } from "./use-access.ts";

/** The admin's list of enquiries, behind a sign-in (SPEC §2). */
export function EnrollmentsPage() {
  return (
    <ErrorBoundary FallbackComponent={ErrorScreen}>
      <Enrollments />
    </ErrorBoundary>
  );
}

function Enrollments() {
  const { access, admin, spendLink } = useAccess();
  useAskToStay();
  if (access === "signed-in") return <Management admin={admin} />;
  return (
    <main className={styles.gate}>
      {access === "checking" ? (
        <>
          <div className={styles.checking}>
            <p className={styles.loading} role="status">
              {signIn.checking}
            </p>
            {/* biome-ignore lint/a11y/useValidAnchor: without the application it is a link, and keeps the token of one. */}
            <a href="" className={styles.late} onClick={reload}>
              {controls.reload}
            </a>
          </div>
          <noscript>
            <NeedsScripts />
          </noscript>
        </>
      ) : (
        <SignIn access={access} spendLink={spendLink} />
      )}
    </main>
  );
}

/** Where the application runs: following a link to the page itself would lose what stands beside its address. */
function reload(event: MouseEvent): void {
  event.preventDefault();
  location.reload();
}
