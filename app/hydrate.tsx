import { type ComponentType, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { Root } from "./root.tsx";

/**
 * Brings a prerendered document to life; one that cannot be stays on the page to read (SPEC §8). As a transition, which
 * React works off in slices: a touch in the middle is answered at once.
 */
export function hydratePage(Page: ComponentType): void {
  const root = document.getElementById("root");
  if (!root) throw new Error("The document has no #root");
  startTransition(() => {
    hydrateRoot(root, <Root Page={Page} written={root.innerHTML} />);
  });
}
