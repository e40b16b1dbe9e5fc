import { testimonials } from "../../content/home.ts";
import { Section } from "./section.tsx";
import styles from "./testimonials.module.css";

/** What learners say; nothing where nobody has said anything yet. */
export function Testimonials() {
  if (testimonials.items.length === 0) return null;
  return (
    <Section id="testimonials" heading={testimonials.heading} nav="testimonials" soft>
      <div className={styles.grid}>
        {testimonials.items.map(({ quote, name, role }) => (
          <figure key={name} className={styles.story}>
            <blockquote className={styles.quote}>
              <p>{quote}</p>
            </blockquote>
            <figcaption className={styles.person}>
              <span className={styles.monogram} aria-hidden="true">
                {monogram(name)}
              </span>
              <div className={styles.words}>
                <p className={styles.name}>{name}</p>
                <p className={styles.role}>{role}</p>
              </div>
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}

/** The first letters of the first and the last name, in place of a face. */
function monogram(name: string): string {
  const [first = "", ...others] = name.split(" ");
  return [first, others.at(-1) ?? ""].map((part) => [...part][0] ?? "").join("");
}
