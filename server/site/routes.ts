import { Hono } from "hono";
import { accepts } from "hono/accepts";
import type { Logger } from "pino";
import { readSite, type SiteFile } from "./files.ts";

/**
 * Serves the built site from memory: `folder` is the build's output with `site/` and `headers.json`.
 * Documents are revalidated by ETag; an unknown address gets the 404 document with status 404 and a log line
 * (SPEC §2). `secure` says that the canonical address is https. Throws a one-line error where no whole site is.
 */
export async function siteRoutes(folder: string, secure: boolean, log: Logger): Promise<Hono> {
  const { files, readAsset } = await readSite(folder, secure).catch(refuse);
  const notFound = files.get("/404");
  if (!notFound || !files.has("/")) refuse(new Error(`${folder}/site is not whole`));
  // Under its own name it is no page either.
  files.delete("/404");
  const routes = new Hono();

  // While processes that share the folder are started again one after the other, the page of one that knows a newer
  // build asks here for what has come with it.
  routes.use("/assets/:name", async (context, next) => {
    const { path } = context.req;
    const asset = files.has(path) ? undefined : await readAsset(context.req.param("name"));
    if (asset) files.set(path, asset);
    return next();
  });

  routes.get("*", (context) => {
    const { path } = context.req;
    const file = files.get(path);
    if (path.endsWith("/") && files.has(path.slice(0, -1))) {
      return context.redirect(path.slice(0, -1) + new URL(context.req.url).search, 308);
    }
    if (!file) {
      log.info({ path: withoutPersons(path.slice(0, 200)) }, "page not found");
      return answer(notFound, 404, acceptsBrotli());
    }
    if (isKnown(context.req.header("if-none-match"), file.headers.etag)) {
      return new Response(null, { status: 304, headers: file.headers });
    }
    return answer(file, 200, acceptsBrotli());

    function acceptsBrotli(): boolean {
      const supports = ["br", "identity"];
      return (
        accepts(context, { header: "Accept-Encoding", supports, default: "identity" }) === "br"
      );
    }
  });
  return routes;
}

function refuse(cause: Error): never {
  throw new Error(`There is no built site: run npm run build (${cause.message})`, { cause });
}

/** Whether an If-None-Match header names this tag, in the weak comparison of RFC 9110, 8.8.3.2. */
function isKnown(header: string | undefined, tag: string | undefined): boolean {
  const known = header?.split(",").map((entry) => entry.trim().replace(/^W\//, "")) ?? [];
  return known.includes("*") || known.includes(tag?.replace(/^W\//, "") ?? "");
}

function answer(file: SiteFile, status: number, brotli: boolean): Response {
  if (!brotli || !file.brotli) return new Response(file.content, { status, headers: file.headers });
  const headers = { ...file.headers, "content-encoding": "br" };
  return new Response(file.brotli, { status, headers });
}

/** A mistyped address may hold somebody's e-mail address or telephone number, and logs know nobody. */
function withoutPersons(path: string): string {
  return path.replace(/[^/]*(?:@|%40)[^/]*/gi, "…").replace(/\d[\d ().-]{5,}\d/g, "…");
}
