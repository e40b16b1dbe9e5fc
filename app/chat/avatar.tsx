import { assistantName } from "../../content/chat.ts";
import { face } from "../../content/face.ts";
import styles from "./avatar.module.css";

const source = face && `data:image/svg+xml,${encodeURIComponent(face.trim())}`;

/** The assistant's portrait; decoration, since her name stands beside it. */
export function Avatar({ size }: { size: "small" | "large" }) {
  return source ? (
    <img className={styles[size]} src={source} alt="" />
  ) : (
    <span className={`${styles[size]} ${styles.letter}`} aria-hidden="true">
      {[...assistantName][0]}
    </span>
  );
}
