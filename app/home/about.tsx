import { about } from "../../content/home.ts";
import styles from "./about.module.css";
import { Section } from "./section.tsx";

export function About() {
  return (
    <Section id="about" heading={about.heading} nav="about">
      <div className={styles.columns}>
        <p className={styles.statement}>{about.statement}</p>
        <div className={styles.paragraphs}>
          {about.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </Section>
  );
}
