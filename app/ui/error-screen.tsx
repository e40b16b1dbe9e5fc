import { errorScreen } from "../../content/pages.ts";
import { site } from "../../content/site.ts";
import { buttonClass } from "./button.tsx";
import styles from "./error-screen.module.css";

/** What is left when the application fails unexpectedly (SPEC §8): what happened, and two ways on. */
export function ErrorScreen() {
  return (
    <main className={styles.screen}>
      <div role="alert">
        <h1>{errorScreen.heading}</h1>
        <p className={styles.text}>
          {errorScreen.text} <a href={`mailto:${site.enquiryEmail}`}>{site.enquiryEmail}</a>.
        </p>
      </div>
      <a href="/" className={buttonClass("primary")}>
        {errorScreen.home}
      </a>
    </main>
  );
}
