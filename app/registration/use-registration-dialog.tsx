import { type ComponentType, type ReactNode, type RefObject, useState } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { importChunk } from "../ui/import-chunk.ts";
import type { RegistrationDialogProps } from "./registration-dialog.tsx";

type Opening = "closed" | "loading" | "open" | "failed";

type Registration = {
  opening: Opening;
  /** How often the dialog did not come. */
  failures: number;
  /** Opens the dialog for the course of this title, unless another is pressed meanwhile; false when it did not come. */
  open: (course: string) => Promise<boolean>;
  dialog: ReactNode;
};

/** Takes back the last press, where it still waits for the dialog: two would open one over the other. */
let takeBack = () => {};

/** The registration dialog, a chunk of its own, to be opened by whatever has the focus back when it closes. */
export function useRegistrationDialog(returnFocusTo: RefObject<HTMLElement | null>): Registration {
  const [course, setCourse] = useState("");
  const [opening, setOpening] = useState<Opening>("closed");
  const [failures, setFailures] = useState(0);
  const [Dialog, setDialog] = useState<ComponentType<RegistrationDialogProps> | null>(null);

  async function open(wanted: string): Promise<boolean> {
    takeBack();
    let isWanted = true;
    takeBack = () => {
      isWanted = false;
      setOpening((now) => (now === "loading" ? "closed" : now));
    };
    setCourse(wanted);
    setOpening("loading");
    try {
      const { RegistrationDialog } = await importDialog();
      if (!isWanted) return true;
      setDialog(() => RegistrationDialog);
      setOpening("open");
      return true;
    } catch {
      if (isWanted) fail();
      return !isWanted;
    }
  }

  function fail(): void {
    setDialog(null);
    setFailures((count) => count + 1);
    setOpening("failed");
  }

  const dialog = Dialog && (
    <ErrorBoundary fallback={null} onError={fail}>
      <Dialog
        course={course}
        open={opening === "open"}
        onClose={() => setOpening("closed")}
        returnFocusTo={returnFocusTo}
      />
    </ErrorBoundary>
  );
  return { opening, failures, open, dialog };
}

/** Fetches the dialog's code; `open` does so too. */
export function importDialog(): Promise<typeof import("./registration-dialog.tsx")> {
  return importChunk(() => import("./registration-dialog.tsx"));
}
