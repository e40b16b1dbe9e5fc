import { useQueryClient } from "@tanstack/react-query";
import { X } from "lucide-react";
import { statusNames } from "../../../content/enrollments/enquiry.ts";
import { selection } from "../../../content/enrollments/list.ts";
import { Button } from "../../ui/button.tsx";
import { Hinted } from "../../ui/tooltip.tsx";
import type { Enquiry, Status } from "../desk/answers.ts";
import { findEnquiries } from "../desk/patch-enquiry.ts";
import { useExport } from "../export/use-export.ts";
import { handOverToList } from "../take-focus.ts";
import { Choice } from "../toolbar/choice.tsx";
import styles from "./selection-bar.module.css";
import { useSetStatuses } from "./use-set-statuses.ts";

type SelectionBarProps = { selected: ReadonlyMap<string, Enquiry>; onClear: () => void };

/** What can be done with the rows that are marked; there while any are. */
export function SelectionBar({ selected, onClear }: SelectionBarProps) {
  const client = useQueryClient();
  const setStatuses = useSetStatuses();
  const { exportRows } = useExport();
  const enquiries = [...selected.values()];
  if (enquiries.length === 0) return null;
  /** They may have changed since they were marked. */
  const asTheyAre = () => {
    const known = findEnquiries(client, [...selected.keys()]);
    return enquiries.map((marked) => known.get(marked.id) ?? marked);
  };

  return (
    <section className={styles.bar} data-selection aria-label={selection.label}>
      <p role="status">{selection.count(enquiries.length)}</p>
      <Choice
        label={selection.setStatus}
        value=""
        isSet={false}
        onChoose={(status) => setStatuses(asTheyAre(), status as Status)}
      >
        <option value="" disabled>
          {selection.setStatus}
        </option>
        {Object.entries(statusNames).map(([status, name]) => (
          <option key={status} value={status}>
            {name}
          </option>
        ))}
      </Choice>
      <Button look="secondary" onClick={() => exportRows(asTheyAre())}>
        {selection.export}
      </Button>
      <Hinted
        ref={handOverToList}
        hint={selection.clear}
        aria-label={selection.clear}
        className={styles.clear}
        onClick={onClear}
      >
        <X aria-hidden size={20} />
      </Hinted>
    </section>
  );
}
