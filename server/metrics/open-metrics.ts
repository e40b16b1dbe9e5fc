import { createServer } from "node:http";
import type { Log } from "../../supabase/functions/_shared/log.ts";
import type { Database } from "../database/database.ts";
import { errorPlace } from "../http/error-place.ts";
import { listen } from "../http/listen.ts";
import type { Settings } from "../settings.ts";
import { createMetrics } from "./metrics.ts";

/** The metrics, given at any address of METRICS_PORT, which is the operator's alone; none where that is not set. */
export async function openMetrics({ METRICS_PORT, HOST }: Settings, database: Database, log: Log) {
  if (METRICS_PORT === undefined) return undefined;
  const { registry, ...measures } = createMetrics(database);
  const server = createServer((_request, response) => {
    registry.metrics().then(
      (text) => response.writeHead(200, { "content-type": registry.contentType }).end(text),
      (error: Error) => {
        log.error(errorPlace(error), "The metrics could not be gathered");
        response.writeHead(500).end();
      },
    );
  });
  const port = await listen(server, "METRICS_PORT", METRICS_PORT, HOST);
  return {
    ...measures,
    port,
    close(): Promise<void> {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
