import { Registry } from "prom-client";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Database } from "../database/database.ts";
import { readSettings } from "../settings.ts";
import { openMetrics } from "./open-metrics.ts";

test("figures that cannot be gathered are answered with 500, and told in the log", async () => {
  const told: string[] = [];
  const log = { info() {}, error: (_: object, message: string) => void told.push(message) };
  vi.spyOn(Registry.prototype, "metrics").mockRejectedValueOnce(new TypeError("not a number"));
  onTestFinished(() => void vi.restoreAllMocks());
  const metrics = await openMetrics(
    readSettings({ METRICS_PORT: "0", HOST: "127.0.0.1" }),
    { query: () => Promise.resolve([]) } as unknown as Database,
    log,
  );
  try {
    const ask = () => fetch(`http://127.0.0.1:${metrics?.port}`);
    expect((await ask()).status).toBe(500);
    expect(told).toEqual(["The metrics could not be gathered"]);
    expect((await ask()).status).toBe(200);
    expect(told).toHaveLength(1);
  } finally {
    await metrics?.close();
  }
});
