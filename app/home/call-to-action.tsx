import { callToAction } from "../../content/home.ts";
import { sections } from "../../content/links.ts";
import { buttonClass } from "../ui/button.tsx";
import styles from "./call-to-action.module.css";

export function CallToAction() {
  return (
    <section className={styles.band} aria-labelledby="call-heading" data-nav="testimonials">
      <div className={styles.inner}>
        <div>
          <h2 id="call-heading" className={styles.heading}>
            {callToAction.heading}
          </h2>
          <p className={styles.text}>{callToAction.text}</p>
          <a className={buttonClass("primary", styles.action)} href={sections.courses}>
            {callToAction.action}
          </a>
        </div>
        {callToAction.perks.length > 0 && (
          <ul className={styles.perks}>
            {callToAction.perks.map(({ id, text }) => (
              <li key={id}>{text}</li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
