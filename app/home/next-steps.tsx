import { brochure, enterpriseDraft, programsSection } from "../../content/home.ts";
import { buttonClass } from "../ui/button.tsx";
import styles from "./next-steps.module.css";

/** Below the cards: the way for a team (a mail draft) and the brochure to take away. */
export function NextSteps() {
  return (
    <div className={styles.steps}>
      <div className={styles.step}>
        <h3 className={styles.question}>{programsSection.enterpriseQuestion}</h3>
        <p className={styles.text}>{programsSection.enterpriseText}</p>
        <a className={buttonClass("secondary", styles.action)} href={draftAddress()}>
          {programsSection.enterpriseAction}
        </a>
      </div>
      <section id="brochure" className={styles.step} aria-labelledby="brochure-heading">
        <h3 id="brochure-heading" className={styles.question}>
          {brochure.heading}
        </h3>
        <p className={styles.text}>{brochure.text}</p>
        <a className={buttonClass("secondary", styles.action)} href={brochure.file} download>
          {brochure.action}
        </a>
      </section>
    </div>
  );
}

/** In such a link a mail's lines end with CR and LF (RFC 6068, 5). */
function draftAddress(): string {
  const { to, subject, body } = enterpriseDraft;
  const text = encodeURIComponent(body.replaceAll("\n", "\r\n"));
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${text}`;
}
