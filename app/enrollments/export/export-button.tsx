import { Download } from "lucide-react";
import { csv } from "../../../content/enrollments/tools.ts";
import { Button } from "../../ui/button.tsx";
import type { View } from "../desk/view.ts";
import styles from "./export-button.module.css";
import { useExport } from "./use-export.ts";

type ExportButtonProps = {
  view: View;
  /** How many there are, as far as that is known. */
  total: number;
};

/**
 * Takes away all that the search and the filters show, as a file; tells how far it is, and can be stopped. It is one
 * button all along, so that the keyboard stays on it.
 */
export function ExportButton({ view, total }: ExportButtonProps) {
  const { done, exportView, stop } = useExport();
  const isUnderWay = done !== undefined;
  return (
    <span className={styles.progress}>
      {isUnderWay && (
        <>
          <progress aria-label={csv.progress} value={done} max={Math.max(total, done, 1)} />
          <span>{csv.soFar(done, total)}</span>
        </>
      )}
      <Button
        look="quiet"
        className={styles.export}
        onClick={() => (isUnderWay ? stop() : exportView(view))}
      >
        {isUnderWay ? (
          csv.stop
        ) : (
          <>
            <Download aria-hidden size={18} />
            <span>{csv.action}</span>
          </>
        )}
      </Button>
    </span>
  );
}
