import { about } from "../../content/home.ts";
import { durationUnit } from "../../content/pages.ts";
import { programs } from "../../content/programs.ts";
import styles from "./about.module.css";
import { HourSun } from "./hour-sun.tsx";
import { Section } from "./section.tsx";

export function About() {
  return (
    <Section id="about" heading={about.heading} nav="about">
      <div className={styles.columns}>
        <div className={styles.words}>
          <p className={styles.statement}>{about.statement}</p>
          {about.paragraphs.map(({ id, text }) => (
            <p key={id}>{text}</p>
          ))}
        </div>
        <figure className={styles.figure}>
          <HourSun className={styles.sun} />
          <figcaption>
            <p>{about.picture}</p>
            <ul className={styles.programs}>
              {programs.map(({ slug, title, hours }) => (
                <li key={slug}>
                  <a href={`#${slug}`}>{title}</a>
                  <span>
                    {hours} {durationUnit(hours)}
                  </span>
                </li>
              ))}
            </ul>
          </figcaption>
        </figure>
      </div>
    </Section>
  );
}
