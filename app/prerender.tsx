import { prerender } from "react-dom/static";
import type { DocumentName } from "./documents.ts";
import { EnrollmentsPage } from "./enrollments/page.tsx";
import { renderHomeHead } from "./home/head.ts";
import { HomePage } from "./home/page.tsx";
import { NotFoundPage } from "./not-found/page.tsx";
import { PrivacyPage } from "./privacy/page.tsx";
import { Root } from "./root.tsx";

export { documents } from "./documents.ts";
export { renderShell } from "./shell.ts";

const pages = {
  home: HomePage,
  enrollments: EnrollmentsPage,
  "not-found": NotFoundPage,
  privacy: PrivacyPage,
};

/**
 * At build time and in development: what stands in one document's head, and its application's markup ready to be hydrated.
 * `siteUrl` is the canonical address without a slash at the end.
 */
export async function renderPage(
  name: DocumentName,
  siteUrl: string,
): Promise<{ head: string; body: string }> {
  const { prelude } = await prerender(<Root Page={pages[name]} />);
  const head = name === "home" ? renderHomeHead(siteUrl) : "";
  return { head, body: await new Response(prelude).text() };
}
