import type { ComponentType } from "react";
import { hydrateRoot } from "react-dom/client";
import { Root } from "./root.tsx";

/** Brings a prerendered document to life. */
export function hydratePage(Page: ComponentType): void {
  const root = document.getElementById("root");
  if (!root) throw new Error("The document has no #root");
  hydrateRoot(root, <Root Page={Page} />);
}
