import { ErrorBoundary } from "react-error-boundary";
import { navigation, testimonials } from "../../content/home.ts";
import { sections } from "../../content/links.ts";
import { controls, header } from "../../content/pages.ts";
import { site } from "../../content/site.ts";
import { Mark } from "../ui/mark.tsx";
import styles from "./header.module.css";
import { useCurrentSection } from "./use-current-section.ts";
import { type Menu, useMenu } from "./use-menu.ts";

const menuId = "menu";

/** Without testimonials there is no section to lead to. */
const links = navigation.filter(
  ({ href }) => href !== sections.testimonials || testimonials.items.length > 0,
);

/**
 * The fixed header. On small screens the links are the browser's own popover, which opens, and closes on
 * Escape and on a press outside, before any script of ours is there; the loader closes it on a choice. Where no
 * script ever runs or the browser knows no popover, the links stand below the bar instead.
 */
export function Header() {
  return (
    <ErrorBoundary fallback={<Bar current="home" />}>
      <LiveHeader />
    </ErrorBoundary>
  );
}

function LiveHeader() {
  return <Bar current={useCurrentSection()} menu={useMenu()} />;
}

/** `menu` follows the menu's state; without it the browser opens and closes it all the same. */
function Bar({ current, menu }: { current: string; menu?: Menu }) {
  return (
    <header className={styles.header}>
      <a className={styles.skip} href="#content">
        {controls.skip}
      </a>
      <div className={styles.bar}>
        <a className={styles.logo} href={sections.home}>
          <Mark className={styles.mark} />
          {site.name}
        </a>
        <button
          type="button"
          className={styles.toggle}
          popoverTarget={menuId}
          aria-expanded={menu?.open}
          aria-controls={menuId}
          aria-label={header.menu}
        >
          <span className={styles.bars} />
        </button>
        <nav
          ref={menu?.ref}
          id={menuId}
          popover="auto"
          className={styles.nav}
          aria-label={header.navigation}
          onToggle={menu?.onToggle}
        >
          <ul className={styles.links}>
            {links.map(({ label, href }) => (
              <li key={href}>
                <a
                  className={styles.link}
                  href={href}
                  aria-current={href === `#${current}` ? "location" : undefined}
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}
