import { ErrorBoundary } from "react-error-boundary";
import { signIn } from "../../content/enrollments/page.ts";
import { ErrorScreen } from "../ui/error-screen.tsx";
import { Management } from "./management.tsx";
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
  const { access, spendLink } = useAccess();
  if (access === "signed-in") return <Management />;
  return (
    <main className={styles.gate}>
      {access === "checking" ? (
        <>
          <p className={styles.checking} role="status">
            <span className={styles.loading}>{signIn.checking}</span>
          </p>
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
