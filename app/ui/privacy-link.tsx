import { controls } from "../../content/pages.ts";

/** Leads to what is done with personal data, in a tab of its own: what was typed stays where it is. */
export function PrivacyLink() {
  return (
    <a href="/privacy" target="_blank" rel="noopener">
      {controls.privacy}
      <span className="sr-only"> {controls.newTab}</span>
    </a>
  );
}
