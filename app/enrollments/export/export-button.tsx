import { Download } from "lucide-react";
import { csv } from "../../../content/enrollments/tools.ts";
import { Button } from "../../ui/button.tsx";
import { readView } from "../desk/use-view.ts";
import styles from "./export-button.module.css";
import { useExport } from "./use-export.ts";

type ExportButtonProps = {
  /** How many there are, as far as that is known. */
  total: number;
};

/**
 * Takes away all that the search and the filters leave, also while the list of it is on its way, as a file; tells how
 * far it is, and can be stopped. It is one button all along, so that the keyboard stays on it.
 */
export function ExportButton({ total }: ExportButtonProps) {
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
        onClick={() => (isUnderWay ? stop() : exportView(readView()))}
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
