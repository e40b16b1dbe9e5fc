import type { ReactNode } from "react";
import styles from "./section.module.css";

type SectionProps = {
  /** The anchor that leads here; also names the heading. */
  id: string;
  heading: string;
  /** The navigation entry that is marked while this section is read. */
  nav: string;
  soft?: boolean;
  children: ReactNode;
};

/** One section of the home page below the hero: its rhythm, its width and its heading. */
export function Section({ id, heading, nav, soft = false, children }: SectionProps) {
  return (
    <section
      id={id}
      className={soft ? `${styles.section} ${styles.soft}` : styles.section}
      aria-labelledby={`${id}-heading`}
      data-nav={nav}
    >
      <div className={styles.inner}>
        <h2 id={`${id}-heading`} className={styles.heading}>
          {heading}
        </h2>
        {children}
      </div>
    </section>
  );
}
