import { privacy } from "../../content/privacy.ts";
import { site } from "../../content/site.ts";
import { buttonClass } from "../ui/button.tsx";
import { Mark } from "../ui/mark.tsx";
import styles from "./privacy.module.css";

/** What is done with personal data, for those whose data it is. */
export function PrivacyPage() {
  return (
    <div className={styles.page}>
      <header className={styles.bar}>
        <a className={styles.logo} href="/">
          <Mark className={styles.mark} />
          {site.name}
        </a>
      </header>
      <main className={styles.text}>
        <h1>{privacy.heading}</h1>
        <p className={styles.intro}>{privacy.description}</p>
        {privacy.parts.map(({ heading, text }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            <p>{text}</p>
          </section>
        ))}
        <p>
          <a href={`mailto:${site.enquiryEmail}`}>{site.enquiryEmail}</a>
        </p>
        <a href="/" className={buttonClass("secondary")}>
          {privacy.home}
        </a>
      </main>
    </div>
  );
}
