import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hostedDeps } from "./hosted.ts";

beforeEach(() => {
  vi.stubEnv("SUPABASE_DB_URL", "postgres://postgres@127.0.0.1:1/none");
  vi.stubEnv("SMTP_URL", "smtp://127.0.0.1:1");
  vi.stubEnv("SITE_URL", "https://bootcamp.example/");
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test.each(["info", "error"] as const)(
  "what the operator should know, level %s, goes to the console: nothing else reaches a hosted function's log",
  (level) => {
    const written = vi.spyOn(console, level).mockImplementation(() => {});
    hostedDeps().log[level]({ reason: "Error" }, "A function failed");
    const lines = written.mock.calls.map(([line]) => JSON.parse(line));
    expect(lines).toEqual([{ level, reason: "Error", msg: "A function failed" }]);
  },
);
