import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { proxy } from "hono/proxy";
import { hostedData } from "../../build/write-hosted-data.ts";
import { startMailCatcher } from "../../server/mail/catcher/catcher.ts";
import { cloneTree } from "../support/clone.ts";
import { openDenoDoor } from "../support/deno-door.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import { startStaticHost } from "../support/static-host.ts";
import { startLocalDatabase } from "./local-database.ts";
import { openCli } from "./supabase-cli.ts";

const names = ["send-enrollment-email", "send-user-alert", "chat-assistant"];

/**
 * The product as hosted Supabase and a static host run it, as far as that goes on one machine: the database brought
 * up by the CLI and the generated file, every function under Deno, auth and rest (ours, standing in) and functions
 * under one address, and the site on another origin, on a host that knows nothing of it.
 */
export async function startHosted(): Promise<RunningServer> {
  const database = await startLocalDatabase();
  const cli = await openCli();
  const { code, stderr } = await cli.run("db", "push", "--yes");
  if (code !== 0) throw new Error(stderr);
  await cli.remove();
  await database.sql.unsafe(hostedData());

  const host = await startStaticHost();
  const catcher = await startMailCatcher({ port: 0 });
  const mail = { SMTP_URL: catcher.smtpUrl, SITE_URL: host.url };
  const server = await startServer({ ...mail, DATABASE_URL: database.url });
  const doors = new Map(
    await Promise.all(
      names.map(
        async (name) =>
          [name, await openDenoDoor(name, { ...mail, SUPABASE_DB_URL: database.url })] as const,
      ),
    ),
  );
  const gateway = await openGateway(
    server.url,
    new Map([...doors].map(([name, { url }]) => [name, url])),
  );
  const clone = cloneTree({
    SITE_URL: host.url,
    VITE_SUPABASE_URL: gateway.url,
    VITE_SUPABASE_PUBLISHABLE_KEY: server.publishableKey,
  });
  const { status, said } = clone.build();
  if (status !== 0) throw new Error(said.join("\n"));
  host.publish(join(clone.folder, "dist/site"));
  return {
    ...server,
    url: gateway.url,
    siteUrl: host.url,
    mailUrl: catcher.url,
    async stop() {
      await Promise.all([gateway.close(), host.stop()]);
      await Promise.all([...doors.values()].map((door) => door.close()));
      await server.stop();
      await catcher.close();
      await database.stop();
      clone.remove();
    },
  };
}

/** One address for all, as a project has it; it states the visitor's address as Supabase's edge does. */
async function openGateway(server: string, functions: Map<string, string>) {
  const app = new Hono();
  app.all("/functions/v1/:name", async (context) => {
    const door = functions.get(context.req.param("name"));
    if (!door) return context.json({ code: "NOT_FOUND" }, 404);
    const headers = { ...context.req.header(), "cf-connecting-ip": "203.0.113.9" };
    return proxy(door, { raw: context.req.raw, headers });
  });
  app.all("*", (context) => {
    const { pathname, search } = new URL(context.req.url);
    return proxy(`${server}${pathname}${search}`, { raw: context.req.raw });
  });
  const gateway = serve({ fetch: app.fetch, hostname: "127.0.0.1", port: 0 });
  await once(gateway, "listening");
  return {
    url: `http://localhost:${(gateway.address() as AddressInfo).port}`,
    close: () => new Promise<void>((resolve) => gateway.close(() => resolve())),
  };
}
