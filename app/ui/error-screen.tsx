import { site } from "../../content/site.ts";
import { buttonClass } from "./button.tsx";
import styles from "./error-screen.module.css";

/** What is left when the application fails unexpectedly (SPEC §8): what happened, and two ways on. */
export function ErrorScreen() {
  return (
    <main className={styles.screen}>
      <div role="alert">
        <h1>Something went wrong</h1>
        <p className={styles.text}>
          This page has stopped working. Nothing that you have sent is lost. If it happens again,
          write to <a href={`mailto:${site.enquiryEmail}`}>{site.enquiryEmail}</a>.
        </p>
      </div>
      <a href="/" className={buttonClass("primary")}>
        Return to Home
      </a>
    </main>
  );
}
