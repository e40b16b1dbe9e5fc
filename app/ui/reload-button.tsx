import { controls } from "../../content/pages.ts";
import { reloadPage } from "./drafts.ts";
import styles from "./reload-button.module.css";

/** Reloads the page, within a sentence; what was typed is kept. */
export function ReloadButton() {
  return (
    <button type="button" className={styles.reload} onClick={reloadPage}>
      {controls.reload}
    </button>
  );
}
