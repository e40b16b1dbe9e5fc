import { footer } from "../../content/home.ts";
import { programs } from "../../content/programs.ts";
import { site } from "../../content/site.ts";
import { Mark } from "../ui/mark.tsx";
import styles from "./footer.module.css";
import { SocialIcon } from "./social-icon.tsx";

const columns = [
  footer.quickLinks,
  {
    heading: footer.programs.heading,
    items: programs.map(({ slug, title }) => ({ label: title, href: `#${slug}` })),
  },
  footer.resources,
].filter(({ items }) => items.length > 0);

export function Footer() {
  return (
    <footer id="contact" className={styles.footer} data-nav="contact">
      <div className={styles.inner}>
        <div className={styles.provider}>
          <p className={styles.name}>
            <Mark className={styles.mark} />
            {site.name}
          </p>
          <p>{site.tagline}</p>
          <address className={styles.address}>
            <a href={`mailto:${site.enquiryEmail}`}>{site.enquiryEmail}</a>
            <span>{site.city}</span>
          </address>
        </div>
        {columns.map(({ heading, items }) => (
          <nav key={heading} aria-label={heading}>
            <h2 className={styles.heading}>{heading}</h2>
            <ul>
              {items.map(({ label, href }) => (
                <li key={href}>
                  <a className={styles.link} href={href}>
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className={styles.end}>
        <p>{site.copyright}</p>
        {footer.social.length > 0 && (
          <ul className={styles.social}>
            {footer.social.map(({ label, href }) => (
              <li key={label}>
                <a className={styles.icon} href={href} aria-label={label}>
                  <SocialIcon network={label} />
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </footer>
  );
}
