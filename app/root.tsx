import { type ComponentType, StrictMode } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { ErrorScreen } from "./ui/error-screen.tsx";

/** What stands around every document's page, at build time and in the browser alike. */
export function Root({ Page }: { Page: ComponentType }) {
  return (
    <StrictMode>
      <ErrorBoundary FallbackComponent={ErrorScreen}>
        <Page />
      </ErrorBoundary>
    </StrictMode>
  );
}
