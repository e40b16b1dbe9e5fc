import { ExternalLink } from "lucide-react";
import { launch } from "../../content/launch.ts";
import { controls } from "../../content/pages.ts";
import { buttonClass } from "../ui/button.tsx";
import styles from "./popup.module.css";

/**
 * The launch pop-up (SPEC §2), closed. It is markup only: the browser's own dialog traps the focus, closes on
 * Escape and gives the focus back; `openPopup` opens it, as the `data-` attributes say. Nothing where nothing is
 * launched.
 */
export function LaunchPopup() {
  if (!launch) return null;
  return (
    <dialog
      id="launch"
      className={styles.popup}
      aria-labelledby="launch-title"
      tabIndex={-1}
      data-delay={launch.schedule.delay}
      data-show={launch.schedule.show}
    >
      <form method="dialog" className={styles.content}>
        <div className={styles.head}>
          {launch.badges.length > 0 && (
            <ul className={styles.badges}>
              {launch.badges.map((badge) => (
                <li key={badge}>{badge}</li>
              ))}
            </ul>
          )}
          <h2 id="launch-title" className={styles.title}>
            {launch.title}
          </h2>
        </div>
        {launch.highlights.length > 0 && (
          <ul className={styles.highlights}>
            {launch.highlights.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ul>
        )}
        {launch.sessions.length > 0 && (
          <dl className={styles.sessions}>
            {launch.sessions.map(({ date, times }) => (
              <div key={date} className={styles.session}>
                <dt>{date}</dt>
                {times.map((time) => (
                  <dd key={time}>{time}</dd>
                ))}
              </div>
            ))}
          </dl>
        )}
        {launch.seats && <p className={styles.seats}>{launch.seats}</p>}
        <a
          className={buttonClass("primary", styles.accept)}
          href={launch.formUrl}
          target="_blank"
          rel="noopener"
        >
          {launch.accept}
          <ExternalLink role="img" aria-label={controls.newTab} size="1.125rem" />
        </a>
        <button type="submit" className={buttonClass("quiet")}>
          {launch.decline}
        </button>
      </form>
    </dialog>
  );
}
