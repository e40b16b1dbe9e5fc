import { cp, mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serve } from "@hono/node-server";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { compressSite } from "../../build/compress-site.ts";

export type ServedFolder = { url: string; stop: () => Promise<void> };

/** Serves a copy of a folder on a free port, compressed with Brotli as our own site is. */
export async function serveFolder(folder: string): Promise<ServedFolder> {
  const root = await mkdtemp(join(tmpdir(), "bench-page-"));
  await cp(folder, root, { recursive: true });
  await compressSite(root);
  const app = new Hono().use(serveStatic({ root, precompressed: true }));
  const server = serve({ fetch: app.fetch, hostname: "127.0.0.1", port: 0 });
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}/`,
    stop: async () => {
      server.close();
      await rm(root, { recursive: true });
    },
  };
}
