import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { hostedDeps, hostedMailer } from "./hosted.ts";
import { longestNoting } from "./mail/outbox.ts";
import { longestSending } from "./mail/transport.ts";

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

/** Milliseconds after its start in which a worker gets requests, and at which it ends, mails in hand or not. */
const worker = { asked: 75_000, ends: 150_000 };

test("the last request of a worker takes no mail in hand that would not be seen to its end", async () => {
  const ends = [new AbortController(), new AbortController()];
  const waits: number[] = [];
  vi.spyOn(AbortSignal, "timeout").mockImplementation((milliseconds) => {
    const end = ends[waits.push(milliseconds) - 1] as AbortController;
    return end.signal;
  });
  const isOver: boolean[] = [];
  const handle = hostedMailer(({ stopping }) => async () => {
    const response = Response.json({});
    isOver.push(stopping.aborted);
    ends[0]?.abort();
    isOver.push(stopping.aborted);
    return response;
  });
  await handle(new Request("http://localhost/"));
  await handle(new Request("http://localhost/"));
  expect(isOver).toEqual([false, true, false, false]);
  for (const wait of waits) {
    expect(worker.asked + wait + longestSending + longestNoting).toBeLessThan(worker.ends);
  }
});

test("a database that says nothing fails a request within seconds, and does not keep it until the worker ends", async () => {
  const silent = createServer(() => {}).listen(0, "127.0.0.1");
  onTestFinished(() => void silent.close());
  await once(silent, "listening");
  const { port } = silent.address() as AddressInfo;
  vi.stubEnv("SUPABASE_DB_URL", `postgres://postgres@127.0.0.1:${port}/none`);
  const asked = performance.now();
  await expect(hostedDeps().sql("select 1", [])).rejects.toThrow("CONNECT_TIMEOUT");
  expect(performance.now() - asked).toBeLessThan(15_000);
});
