import { useEffect, useRef } from "react";
import { programsSection } from "../../content/home.ts";
import { outdatedPage } from "../../content/pages.ts";
import { site } from "../../content/site.ts";
import { Button } from "../ui/button.tsx";
import { ReloadButton } from "../ui/reload-button.tsx";
import styles from "./enroll-button.module.css";
import { importDialog, useRegistrationDialog } from "./use-registration-dialog.tsx";

type EnrollButtonProps = {
  course: string;
  /** The element with the course's title, which tells the buttons apart for those who only hear them. */
  titleId: string;
};

/**
 * "Enroll Now" for the course of this title. The dialog behind it is a chunk of its own, fetched when the button
 * comes into view; a press before it is there is answered at once and opens it when it is.
 */
export function EnrollButton({ course, titleId }: EnrollButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { opening, failures, open, dialog } = useRegistrationDialog();

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      // Should this fail, the press tries again and tells.
      if (entry?.isIntersecting) importDialog().catch(() => undefined);
    });
    if (button.current) observer.observe(button.current);
    return () => observer.disconnect();
  }, []);

  return (
    <div className={styles.enroll}>
      <Button
        ref={button}
        aria-haspopup="dialog"
        aria-describedby={titleId}
        aria-busy={opening === "loading"}
        onClick={() => open({ course, returnFocusTo: button })}
      >
        {programsSection.enroll}
      </Button>
      <p className={styles.failure} role="status">
        {opening === "failed" && (
          <span>
            {programsSection.enrollFailure}{" "}
            <a href={`mailto:${site.enquiryEmail}`}>{site.enquiryEmail}</a>.{" "}
            {failures > 1 && <ReloadButton />}
          </span>
        )}
        {opening === "outdated" && (
          <span>
            {outdatedPage} <ReloadButton />
          </span>
        )}
      </p>
      {dialog}
    </div>
  );
}
