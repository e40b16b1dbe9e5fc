import { Dialog as Base } from "@base-ui/react/dialog";
import type { ReactNode } from "react";
import { scrollAreaClass, showBarWhileScrolled } from "./scroll-area.ts";
import styles from "./sheet.module.css";
import { useInertPage } from "./use-inert-page.ts";

type SheetProps = {
  onClose: () => void;
  /** The id of the heading within it. */
  labelledBy: string;
  children: ReactNode;
};

/**
 * A modal sheet over the whole of a small screen and the side of a larger one, for as long as it is rendered. Who
 * renders it says where the focus goes.
 */
export function Sheet({ onClose, labelledBy, children }: SheetProps) {
  useInertPage(true);
  return (
    <Base.Root open onOpenChange={(next) => !next && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={styles.backdrop} />
        <Base.Popup
          ref={showBarWhileScrolled}
          className={`${styles.sheet} ${scrollAreaClass}`}
          aria-labelledby={labelledBy}
          initialFocus={false}
          finalFocus={false}
          data-sheet
        >
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
