import { StrictMode } from "react";
import { prerender } from "react-dom/static";
import type { DocumentName } from "./documents.ts";
import { EnrollmentsPage } from "./enrollments/page.tsx";
import { renderHomeHead } from "./home/head.ts";
import { HomePage } from "./home/page.tsx";
import { NotFoundPage } from "./not-found/page.tsx";

export { documents } from "./documents.ts";
export { renderShell } from "./shell.ts";

const pages = { home: HomePage, enrollments: EnrollmentsPage, "not-found": NotFoundPage };

/**
 * Build time only: what stands in one document's head, and its application's markup ready to be hydrated.
 * `siteUrl` is the canonical address without a slash at the end.
 */
export async function renderPage(
  name: DocumentName,
  siteUrl: string,
): Promise<{ head: string; body: string }> {
  const Page = pages[name];
  const { prelude } = await prerender(
    <StrictMode>
      <Page />
    </StrictMode>,
  );
  const head = name === "home" ? renderHomeHead(siteUrl) : "";
  return { head, body: await new Response(prelude).text() };
}
