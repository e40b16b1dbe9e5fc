import { benefits } from "../../content/home.ts";
import { pictures } from "../../content/pictures.ts";
import { site } from "../../content/site.ts";
import { Dots } from "../ui/dots.tsx";
import styles from "./benefits.module.css";
import { Section } from "./section.tsx";

export function Benefits() {
  if (benefits.items.length === 0) return null;
  return (
    <Section id="benefits" heading={`${benefits.heading} ${site.name}`} nav="home">
      <ul className={styles.grid}>
        {benefits.items.map(({ icon, title, text }) => (
          <li key={title} className={styles.benefit}>
            <Dots rows={pictures[icon]} grid className={styles.picture} />
            <div className={styles.words}>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
