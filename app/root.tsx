import { type ComponentType, StrictMode } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { WrittenPage } from "./ui/written-page.tsx";

type RootProps = {
  Page: ComponentType;
  /** The page's markup as it came with the document, which stays when the page cannot be brought to life. */
  written?: string;
};

/** What stands around every document's page, at build time and in the browser alike. */
export function Root({ Page, written = "" }: RootProps) {
  return (
    <StrictMode>
      <ErrorBoundary fallback={<WrittenPage html={written} />}>
        <Page />
      </ErrorBoundary>
    </StrictMode>
  );
}
