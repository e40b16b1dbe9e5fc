import { keys } from "../../../content/enrollments/tools.ts";
import styles from "./keys.module.css";

/** Each key and what it does. */
export function KeyList() {
  return (
    <dl className={styles.keys}>
      {keys.list.map(([key, meaning]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
