import type { ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";
import { Root } from "./root.tsx";

/** Brings a prerendered document to life; one that cannot be stays on the page to read (SPEC §8). */
export function hydratePage(Page: ComponentType): void {
  const root = document.getElementById("root");
  if (!root) throw new Error("The document has no #root");
  hydrateRoot(root, <Root Page={Page} written={root.innerHTML} />);
}
