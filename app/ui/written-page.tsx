import { brokenPage } from "../../content/pages.ts";
import { site } from "../../content/site.ts";
import { ReloadButton } from "./reload-button.tsx";
import styles from "./written-page.module.css";

/** A page that has stopped working, as it was written at build time: to read, with a line on what happened. */
export function WrittenPage({ html }: { html: string }) {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the document's own markup, put back. */}
      <div dangerouslySetInnerHTML={{ __html: html }} />
      <p className={styles.line} role="alert">
        {brokenPage} <a href={`mailto:${site.enquiryEmail}`}>{site.enquiryEmail}</a>.{" "}
        <ReloadButton />
      </p>
    </>
  );
}
