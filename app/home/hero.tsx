import { hero } from "../../content/home.ts";
import styles from "./hero.module.css";
import { Sunrise } from "./sunrise.tsx";

export function Hero() {
  return (
    <section id="home" className={styles.hero} aria-labelledby="hero-heading" data-nav="home">
      <Sunrise />
      <div className={styles.words}>
        <h1 id="hero-heading" className={styles.heading}>
          {hero.heading}
        </h1>
        <p className={styles.intro}>{hero.intro}</p>
      </div>
    </section>
  );
}
