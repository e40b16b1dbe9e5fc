import { loadFailure } from "../../content/home.ts";
import { site } from "../../content/site.ts";
import { ReloadButton } from "../ui/reload-button.tsx";
import styles from "./load-failure.module.css";

/** What the loader shows to a visitor whose press could not be answered, since the application did not come. */
export function LoadFailure() {
  return (
    <p id="load-failure" className={styles.failure} popover="auto" hidden role="alert">
      {loadFailure} <a href={`mailto:${site.enquiryEmail}`}>{site.enquiryEmail}</a>.{" "}
      <ReloadButton />
    </p>
  );
}
