import { type ComponentType, type ReactNode, useState } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { importChunk } from "../ui/import-chunk.ts";
import { isOutdated } from "../ui/is-outdated.ts";
import type { RegistrationDialogProps } from "./registration-dialog.tsx";

/** Why the dialog did not come; of an outdated page it never will. */
type Failure = "failed" | "outdated";

type Opening = "closed" | "loading" | "open" | Failure;

/** The title of the course, and what has the focus back when the dialog closes. */
type Wanted = Pick<RegistrationDialogProps, "course" | "returnFocusTo">;

type Registration = {
  opening: Opening;
  /** How often the dialog did not come. */
  failures: number;
  /** Opens the dialog, unless it is asked for elsewhere meanwhile; gives why it did not come. */
  open: (wanted: Wanted) => Promise<Failure | undefined>;
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

  async function open(next: Wanted): Promise<Failure | undefined> {
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
      if (!isWanted) return;
      setDialog(() => RegistrationDialog);
      setOpening("open");
    } catch {
      const failure = (await isOutdated(import.meta.url)) ? "outdated" : "failed";
      if (!isWanted) return;
      fail(failure);
      return failure;
    }
  }

  function fail(failure: Failure): void {
    setDialog(null);
    setFailures((count) => count + 1);
    setOpening(failure);
  }

  const dialog = Dialog && wanted && (
    <ErrorBoundary fallback={null} onError={() => fail("failed")}>
      <Dialog {...wanted} open={opening === "open"} onClose={() => setOpening("closed")} />
    </ErrorBoundary>
  );
  return { opening, failures, open, dialog };
}

/** Fetches the dialog's code; `open` does so too. */
export function importDialog(): Promise<typeof import("./registration-dialog.tsx")> {
  return importChunk(() => import("./registration-dialog.tsx"));
}
