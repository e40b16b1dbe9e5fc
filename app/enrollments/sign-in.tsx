import { LockKeyhole } from "lucide-react";
import { useState } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { adminPage, signIn } from "../../content/enrollments/page.ts";
import { TooManyError } from "../backend-error.ts";
import { sendSignInLink } from "../backend-session.ts";
import { AlertDialog } from "../ui/alert-dialog.tsx";
import { Button, buttonClass } from "../ui/button.tsx";
import { AskForLink } from "./ask-for-link.tsx";
import { rememberPlace } from "./return-place.ts";
import styles from "./sign-in.module.css";
import { takeFocus } from "./take-focus.ts";
import type { Access } from "./use-access.ts";

type SignInProps = {
  access: Exclude<Access, "checking" | "signed-in">;
  spendLink: () => Promise<void>;
};

/** What stands before the list: asking for a sign-in link, and the press that spends one (SPEC §2, §8). */
export function SignIn({ access, spendLink }: SignInProps) {
  const [alert, setAlert] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function attempt(work: () => Promise<void>, done: string | null): Promise<void> {
    if (busy) return;
    setBusy(true);
    try {
      await work();
      setAlert(done);
    } catch (error) {
      setAlert(error instanceof TooManyError ? signIn.wait : signIn.failed);
    }
    setBusy(false);
  }

  return (
    <section className={styles.access} aria-labelledby="access-heading">
      <LockKeyhole aria-hidden className={styles.lock} />
      <h1 ref={takeFocus} id="access-heading" tabIndex={-1}>
        {access === "link" ? signIn.linkHeading : signIn.heading}
      </h1>
      <p>{access === "link" ? signIn.linkText : signIn.text}</p>
      <p className={styles.refused} role="status">
        {access === "refused" && signIn.refused}
      </p>
      {access === "link" ? (
        <Button aria-busy={busy} onClick={() => attempt(spendLink, null)}>
          {signIn.spend}
        </Button>
      ) : (
        <AskForLink
          isBusy={busy}
          onAsk={(email) => {
            // The address of a link that was no good names no place: the one asked for before it is still known.
            if (access !== "refused") rememberPlace();
            attempt(() => sendSignInLink(email), signIn.sent);
          }}
        />
      )}
      <a href="/" className={buttonClass("secondary")}>
        {adminPage.home}
      </a>
      <ErrorBoundary fallback={<p role="alert">{alert}</p>}>
        <AlertDialog message={alert} onClose={() => setAlert(null)} />
      </ErrorBoundary>
    </section>
  );
}

/** What stands in its place where the browser runs no scripts, with the way home. */
export function NeedsScripts() {
  return (
    <div className={styles.access}>
      <h1>{adminPage.title}</h1>
      <p>{adminPage.withoutScripts}</p>
      <a href="/" className={buttonClass("secondary")}>
        {adminPage.home}
      </a>
    </div>
  );
}
