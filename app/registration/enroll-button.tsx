import { type ComponentType, useEffect, useRef, useState } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { programsSection } from "../../content/home.ts";
import { site } from "../../content/site.ts";
import { Button } from "../ui/button.tsx";
import { importChunk } from "../ui/import-chunk.ts";
import { ReloadButton } from "../ui/reload-button.tsx";
import styles from "./enroll-button.module.css";
import type { RegistrationDialogProps } from "./registration-dialog.tsx";

type Opening = "closed" | "loading" | "open" | "failed";

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
  const [opening, setOpening] = useState<Opening>("closed");
  /** How often the dialog did not come. */
  const [failures, setFailures] = useState(0);
  const [Dialog, setDialog] = useState<ComponentType<RegistrationDialogProps> | null>(null);

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      // Should this fail, the press tries again and tells.
      if (entry?.isIntersecting) importDialog().catch(() => undefined);
    });
    if (button.current) observer.observe(button.current);
    return () => observer.disconnect();
  }, []);

  async function open(): Promise<void> {
    setOpening("loading");
    try {
      const { RegistrationDialog } = await importDialog();
      setDialog(() => RegistrationDialog);
      setOpening("open");
    } catch {
      fail();
    }
  }

  function fail(): void {
    setDialog(null);
    setFailures((count) => count + 1);
    setOpening("failed");
  }

  return (
    <div className={styles.enroll}>
      <Button
        ref={button}
        aria-haspopup="dialog"
        aria-describedby={titleId}
        aria-busy={opening === "loading"}
        onClick={open}
      >
        {programsSection.enroll}
      </Button>
      <p className={styles.failure} role="status">
        {opening === "failed" && (
          <>
            {programsSection.enrollFailure}{" "}
            <a href={`mailto:${site.enquiryEmail}`}>{site.enquiryEmail}</a>.{" "}
            {failures > 1 && <ReloadButton />}
          </>
        )}
      </p>
      {Dialog && (
        <ErrorBoundary fallback={null} onError={fail}>
          <Dialog
            course={course}
            open={opening === "open"}
            onClose={() => setOpening("closed")}
            returnFocusTo={button}
          />
        </ErrorBoundary>
      )}
    </div>
  );
}

function importDialog(): Promise<typeof import("./registration-dialog.tsx")> {
  return importChunk(() => import("./registration-dialog.tsx"));
}
