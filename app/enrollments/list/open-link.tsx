import type { MouseEvent, ReactNode } from "react";
import { change, readView } from "../desk/use-view.ts";
import { formatView } from "../desk/view.ts";

type OpenLinkProps = { id: string; isOpen: boolean; children: ReactNode };

/** Opens an enquiry beside the list; as a link it can be opened in a tab of its own and copied as well. */
export function OpenLink({ id, isOpen, children }: OpenLinkProps) {
  function open(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    change({ enquiry: id });
  }

  return (
    <a href={formatView({ ...readView(), enquiry: id })} aria-current={isOpen} onClick={open}>
      {children}
    </a>
  );
}
