import type { Plugin } from "vite";
import { documents } from "../app/documents.ts";

/**
 * Development only: answers the documents' addresses with their page, rendered as in the build, so that what is
 * seen while working behaves as what is shipped.
 */
export function serveDocuments(): Plugin {
  return {
    name: "serve-documents",
    apply: "serve",
    config: () => ({ define: { applicationUrls: '["/app/home/entry.tsx"]' } }),
    configureServer(server) {
      return () => {
        server.middlewares.use(async (request, response, next) => {
          const url = new URL(request.url ?? "/", "http://localhost");
          const document = documents.find(({ path }) => path === url.pathname) ?? documents[2];
          try {
            const { renderPage, renderShell }: typeof import("../app/prerender.tsx") =
              (await server.ssrLoadModule("/app/prerender.tsx")) as never;
            const page = await renderPage(document.name, url.origin);
            const starter = document.name === "home" ? "loader.ts" : "entry.tsx";
            const scripts = `<script type="module" src="/app/${document.name}/${starter}"></script>`;
            const shell = renderShell({ document, ...page, scripts });
            response.statusCode = document.name === "not-found" ? 404 : 200;
            response.setHeader("content-type", "text/html; charset=utf-8");
            response.end(await server.transformIndexHtml(url.pathname, shell));
          } catch (error) {
            next(error);
          }
        });
      };
    },
  };
}
