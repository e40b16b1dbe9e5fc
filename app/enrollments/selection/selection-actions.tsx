import { useQueryClient } from "@tanstack/react-query";
import { Undo2, X } from "lucide-react";
import { useState } from "react";
import { statusNames } from "../../../content/enrollments/enquiry.ts";
import { selection } from "../../../content/enrollments/list.ts";
import { Button } from "../../ui/button.tsx";
import { Hinted } from "../../ui/tooltip.tsx";
import type { Enquiry, Status } from "../desk/answers.ts";
import { findEnquiries } from "../desk/patch-enquiry.ts";
import { useKeys } from "../desk/use-keys.ts";
import { useExport } from "../export/use-export.ts";
import { listBeforeChoice } from "../list-before-choice.ts";
import { focusSelection, handOverToList, handOverToSelection } from "../take-focus.ts";
import { Choice } from "../toolbar/choice.tsx";
import styles from "./selection-bar.module.css";
import { useSetStatuses } from "./use-set-statuses.ts";

type SelectionActionsProps = { selected: ReadonlyMap<string, Enquiry>; onClear: () => void };

/** What can be done with the rows that are marked; `a` goes to it from any of them. */
export function SelectionActions({ selected, onClear }: SelectionActionsProps) {
  const client = useQueryClient();
  const [undo, setUndo] = useState<() => void>();
  const setStatuses = useSetStatuses((undo) => setUndo(() => undo));
  const { exportRows } = useExport();
  useKeys({ a: focusSelection });
  /** They may have changed since they were marked. */
  const asTheyAre = () => {
    const known = findEnquiries(client, [...selected.keys()]);
    return [...selected.values()].map((marked) => known.get(marked.id) ?? marked);
  };

  return (
    <section
      className={styles.bar}
      data-selection
      data-undo={undo && true}
      aria-label={selection.label}
    >
      <p aria-hidden="true">{selection.count(selected.size)}</p>
      <Choice
        label={selection.setStatus}
        value=""
        isSet={false}
        onKeyDown={listBeforeChoice}
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
      {undo && (
        <Hinted
          ref={handOverToSelection}
          hint={selection.undo}
          aria-label={selection.undo}
          className={styles.sign}
          onClick={undo}
        >
          <Undo2 aria-hidden size={20} />
        </Hinted>
      )}
      <Button look="secondary" onClick={() => exportRows(asTheyAre())}>
        {selection.export}
      </Button>
      <Hinted
        ref={handOverToList}
        hint={selection.clear}
        aria-label={selection.clear}
        className={styles.sign}
        onClick={onClear}
      >
        <X aria-hidden size={20} />
      </Hinted>
    </section>
  );
}
