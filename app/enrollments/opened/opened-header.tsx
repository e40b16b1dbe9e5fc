import { ChevronDown, ChevronUp, X } from "lucide-react";
import { useState } from "react";
import { openedEnquiry } from "../../../content/enrollments/opened.ts";
import iconButton from "../../ui/icon-button.module.css";
import { Hinted } from "../../ui/tooltip.tsx";
import type { Enquiry } from "../desk/answers.ts";
import { StatusSelect } from "../list/status-select.tsx";
import { takeFocusInPlace } from "../take-focus.ts";
import styles from "./opened-header.module.css";

type OpenedHeaderProps = {
  /** Undefined while it is on its way, and where it does not come. */
  enquiry: Enquiry | undefined;
  /** What stands in place of a name meanwhile. */
  unnamed: string;
  steps: { previous: (() => void) | undefined; next: (() => void) | undefined };
  onClose: () => void;
};

/** Whose enquiry it is, how far it has come, and the ways to the next ones. */
export function OpenedHeader({ enquiry, unnamed, steps, onClose }: OpenedHeaderProps) {
  const name = enquiry?.name ?? unnamed;
  // The heading has the focus by then, and what changes in it is not read.
  const [heard] = useState(name);
  const buttons = [
    { hint: openedEnquiry.previous, Sign: ChevronUp, act: steps.previous },
    { hint: openedEnquiry.next, Sign: ChevronDown, act: steps.next },
    { hint: openedEnquiry.close, Sign: X, act: onClose },
  ];
  return (
    <header className={styles.header}>
      <div className={styles.buttons}>
        {buttons.map(({ hint, Sign, act }) => (
          <Hinted
            key={hint}
            hint={hint}
            aria-label={hint}
            aria-disabled={!act}
            className={iconButton.round}
            onClick={act}
          >
            <Sign aria-hidden size={20} />
          </Hinted>
        ))}
      </div>
      <p className="sr-only" role="status">
        {enquiry && name !== heard && name}
      </p>
      <h2 id="opened-heading" ref={takeFocusInPlace} tabIndex={-1}>
        {name}
      </h2>
      {enquiry && <StatusSelect enquiry={enquiry} />}
    </header>
  );
}
