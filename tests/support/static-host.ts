import { once } from "node:events";
import { readFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { serve } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";

/** A static host as plain as they come: files, a folder's index.html, and 404.html. It sends no header of its own. */
export async function startStaticHost() {
  let root = "";
  const app = new Hono();
  app.use((context, next) => serveStatic({ root })(context, next));
  app.notFound(async (context) =>
    context.html(await readFile(join(root, "404.html"), "utf8"), 404),
  );
  const server = serve({ fetch: app.fetch, hostname: "127.0.0.1", port: 0 });
  await once(server, "listening");
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** From now on it serves this folder. */
    publish(folder: string) {
      root = folder;
    },
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
