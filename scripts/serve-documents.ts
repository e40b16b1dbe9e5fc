import type { Plugin } from "vite";
import { documents } from "../app/documents.ts";
import { renderShell } from "../app/shell.ts";

/** Development only: answers the documents' addresses with a shell whose application the browser renders. */
export function serveDocuments(): Plugin {
  return {
    name: "serve-documents",
    apply: "serve",
    configureServer(server) {
      return () => {
        server.middlewares.use(async (request, response) => {
          const url = new URL(request.url ?? "/", "http://localhost");
          const document =
            documents.find(({ path }) => path === url.pathname) ??
            documents.find(({ name }) => name === "not-found");
          if (!document) return;
          const shell = renderShell({
            document,
            head: "",
            body: "",
            scripts: `<script type="module" src="/app/${document.name}/entry.tsx"></script>`,
          });
          response.statusCode = document.name === "not-found" ? 404 : 200;
          response.setHeader("content-type", "text/html; charset=utf-8");
          response.end(await server.transformIndexHtml(url.pathname, shell));
        });
      };
    },
  };
}
