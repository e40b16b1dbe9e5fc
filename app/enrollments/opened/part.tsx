import { type ReactNode, useId } from "react";
import styles from "./part.module.css";

type PartProps = { heading: string; children: ReactNode };

/** One part of what is known of an enquiry, under its heading. */
export function Part({ heading, children }: PartProps) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id}>{heading}</h3>
      {children}
    </section>
  );
}
