import { type ComponentType, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";

/** Brings a prerendered document to life; in development, where nothing is prerendered, renders it. */
export function hydratePage(Page: ComponentType): void {
  const root = document.getElementById("root");
  if (!root) throw new Error("The document has no #root");
  const page = (
    <StrictMode>
      <Page />
    </StrictMode>
  );
  if (root.hasChildNodes()) hydrateRoot(root, page);
  else createRoot(root).render(page);
}
