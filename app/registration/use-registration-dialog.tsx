import { type ComponentType, type ReactNode, useState } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { importChunk } from "../ui/import-chunk.ts";
import type { RegistrationDialogProps } from "./registration-dialog.tsx";

type Opening = "closed" | "loading" | "open" | "failed";

/** The title of the course, and what has the focus back when the dialog closes. */
type Wanted = Pick<RegistrationDialogProps, "course" | "returnFocusTo">;

type Registration = {
  opening: Opening;
  /** How often the dialog did not come. */
  failures: number;
  /** Opens the dialog, unless it is asked for elsewhere meanwhile; false when it did not come. */
  open: (wanted: Wanted) => Promise<boolean>;
  dialog: ReactNode;
};

/** Takes back the last press, where it still waits for the dialog: two would open one over the other. */
let takeBack = () => {};

/** The registration dialog, a chunk of its own. */
export function useRegistrationDialog(): Registration {
  const [wanted, setWanted] = useState<Wanted>();
  const [opening, setOpening] = useState<Opening>("closed");
  const [failures, setFailures] = useState(0);
  const [Dialog, setDialog] = useState<ComponentType<RegistrationDialogProps> | null>(null);

  async function open(next: Wanted): Promise<boolean> {
    takeBack();
    let isWanted = true;
    takeBack = () => {
      isWanted = false;
      setOpening((now) => (now === "loading" ? "closed" : now));
    };
    setWanted(next);
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

  const dialog = Dialog && wanted && (
    <ErrorBoundary fallback={null} onError={fail}>
      <Dialog {...wanted} open={opening === "open"} onClose={() => setOpening("closed")} />
    </ErrorBoundary>
  );
  return { opening, failures, open, dialog };
}

/** Fetches the dialog's code; `open` does so too. */
export function importDialog(): Promise<typeof import("./registration-dialog.tsx")> {
  return importChunk(() => import("./registration-dialog.tsx"));
}
