import { testimonials } from "../../content/home.ts";
import { Section } from "./section.tsx";
import styles from "./testimonials.module.css";

export function Testimonials() {
  return (
    <Section id="testimonials" heading={testimonials.heading} nav="testimonials" soft>
      <div className={styles.grid}>
        {testimonials.items.map(({ quote, name, role }) => (
          <figure key={name} className={styles.story}>
            <blockquote className={styles.quote}>
              <p>{quote}</p>
            </blockquote>
            <figcaption className={styles.person}>
              <span className={styles.name}>{name}</span>
              <span className={styles.role}>{role}</span>
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
