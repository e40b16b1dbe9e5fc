import { type ComponentType, startTransition } from "react";
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { putWordsBack } from "./put-words-back.ts";
import { Root } from "./root.tsx";

/**
 * Brings a prerendered document to life; one that cannot be stays on the page to read (SPEC §8). As a transition, which
 * React works off in slices: a touch in the middle is answered at once. Where the browser has translated the page
 * meanwhile, which React would throw away whole, the words `written` are put back first, and all happens at once, before
 * they are translated again.
 */
export function hydratePage(Page: ComponentType, written?: Element): void {
  const root = document.getElementById("root");
  if (!root) throw new Error("The document has no #root");
  const begin = written && putWordsBack(root, written) ? flushSync : startTransition;
  begin(() => {
    hydrateRoot(root, <Root Page={Page} written={root.innerHTML} />);
  });
}
