import { useSyncExternalStore } from "react";
import { scrollAreaClass, showBarWhileScrolled } from "../../ui/scroll-area.ts";
import { Sheet } from "../../ui/sheet.tsx";
import { change } from "../desk/use-view.ts";
import styles from "./enquiry-beside.module.css";
import { OpenedEnquiry } from "./opened-enquiry.tsx";

/** Where the list leaves room for an enquiry beside it. */
const roomy = "(min-width: 72rem)";

/** The opened enquiry: beside the list, or over it where both would be too narrow. */
export function EnquiryBeside() {
  const isRoomy = useSyncExternalStore(subscribe, () => matchMedia(roomy).matches);
  if (!isRoomy) {
    return (
      <Sheet labelledBy="opened-heading" onClose={() => change({ enquiry: "" })}>
        <OpenedEnquiry />
      </Sheet>
    );
  }
  return (
    <section
      ref={showBarWhileScrolled}
      className={`${styles.beside} ${scrollAreaClass}`}
      aria-labelledby="opened-heading"
    >
      <OpenedEnquiry />
    </section>
  );
}

function subscribe(callback: () => void): () => void {
  const media = matchMedia(roomy);
  media.addEventListener("change", callback);
  return () => media.removeEventListener("change", callback);
}
