import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningServer, startServer } from "../support/server.ts";

let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ LATE_ANSWERS: "1" });
});
afterAll(() => server.stop());

test.concurrent.each([
  "/rest/v1/enrollment_inquiries",
  "/auth/v1/user",
  "/functions/v1/chat-assistant",
])("`npm run test:late` has a browser wait for %s", async (path) => {
  const begun = performance.now();
  const headers = { "user-agent": "Mozilla/5.0" };
  for (let count = 0; count < 4; count += 1) await fetch(`${server.url}${path}`, { headers });
  expect(performance.now() - begun).toBeGreaterThan(500);
});
