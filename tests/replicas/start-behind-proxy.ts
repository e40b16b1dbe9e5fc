import { startMailCatcher } from "../../server/mail/catcher/catcher.ts";
import { freePort } from "../support/free-port.ts";
import { findPostgres, startPostgres } from "../support/postgres.ts";
import { findProgram } from "../support/programs.ts";
import { type RunningServer, startServer } from "../support/server.ts";
import { newSharedSettings } from "../support/shared-settings.ts";
import { startCaddy, startNginx } from "./programs.ts";

const proxies = { caddy: startCaddy, nginx: startNginx };

/** The product as two processes on one PostgreSQL behind this proxy, set up as deploy/ tells; visitors know the proxy alone. */
export async function startBehindProxy(name: keyof typeof proxies): Promise<RunningServer> {
  const program = findProgram(name);
  const postgres = findPostgres();
  if (!program || !postgres) throw new Error(`${name} and PostgreSQL have to be installed.`);
  const cluster = await startPostgres(postgres);
  const catcher = await startMailCatcher({ port: 0 });
  const ports = [await freePort(), await freePort()];
  const proxy = await proxies[name](program, ports);
  const shared = {
    ...newSharedSettings(await cluster.createDatabase()),
    SITE_URL: proxy.url,
    SMTP_URL: catcher.smtpUrl,
  };
  const [first, second] = await Promise.all(
    ports.map((port) => startServer({ ...shared, PORT: String(port) })),
  );
  if (!first || !second) throw new Error("Two processes were meant to start.");
  return {
    ...first,
    url: proxy.url,
    mailUrl: catcher.url,
    async stop() {
      await proxy.stop();
      await Promise.all([first.stop(), second.stop()]);
      await catcher.close();
      await cluster.stop();
    },
  };
}
