import { programsSection } from "../../content/home.ts";
import { durationUnit } from "../../content/pages.ts";
import { type Program, programs } from "../../content/programs.ts";
import { site } from "../../content/site.ts";
import { hourRows } from "../drawing/hour-rows.ts";
import { EnrollButton } from "../registration/enroll-button.tsx";
import { Dots } from "../ui/dots.tsx";
import { NextSteps } from "./next-steps.tsx";
import styles from "./programs.module.css";
import { Section } from "./section.tsx";

export function Programs() {
  return (
    <Section id="courses" heading={programsSection.heading} nav="courses" soft>
      <div className={styles.cards}>
        {programs.map((program) => (
          <ProgramCard key={program.slug} program={program} />
        ))}
      </div>
      <noscript>
        <p className={styles.scriptless}>
          {programsSection.withoutScripts}{" "}
          <a href={`mailto:${site.enquiryEmail}`}>{site.enquiryEmail}</a>
        </p>
      </noscript>
      <NextSteps />
    </Section>
  );
}

function ProgramCard({ program }: { program: Program }) {
  const { slug, title, description, audience, hours, features } = program;
  const titleId = `${slug}-title`;
  return (
    <article id={slug} className={styles.card} aria-labelledby={titleId}>
      {/* First in what is read, though not for the eye: what follows a heading belongs to it. */}
      <h3 id={titleId} className={styles.title}>
        {title}
      </h3>
      <p className={styles.hours}>
        <span className={styles.number}>{hours}</span> {durationUnit(hours)}
      </p>
      <Dots rows={hourRows(hours)} className={styles.dots} />
      <p className={styles.description}>{description}</p>
      <p className={styles.audience}>{audience}</p>
      <ul className={styles.features}>
        {features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <div className={styles.enroll}>
        <EnrollButton course={title} titleId={titleId} />
      </div>
    </article>
  );
}
