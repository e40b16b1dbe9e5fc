import { afterAll, beforeAll, expect, test } from "vitest";
import { type RunningServer, startServer } from "../support/server.ts";

let server: RunningServer;

beforeAll(async () => {
  server = await startServer();
});

afterAll(async () => {
  await server.stop();
});

function call(name: string, init: RequestInit = {}) {
  return fetch(`${server.url}/functions/v1/${name}`, {
    method: "POST",
    headers: { apikey: server.publishableKey, "content-type": "application/json" },
    ...init,
  });
}

test("without the project's key nothing is called", async () => {
  const response = await call("send-user-alert", { headers: {}, body: "{}" });
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ message: "No API key found in request" });
});

test("an unknown function is not found", async () => {
  const response = await call("send-everything", { body: "{}" });
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({
    code: "NOT_FOUND",
    message: "Requested function was not found",
  });
});

test("a body over 64 KB is refused", async () => {
  const response = await call("send-user-alert", {
    body: JSON.stringify({ firstName: "a".repeat(70_000) }),
  });
  expect(response.status).toBe(413);
  expect(await response.json()).toMatchObject({ message: expect.stringContaining("64 KB") });
});

test("a body that is not JSON is refused in words", async () => {
  const response = await call("send-enrollment-email", { body: "courseName=x" });
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ error: "The request body is not valid JSON." });
});

test("a page on another host may call", async () => {
  const response = await call("send-user-alert", {
    method: "OPTIONS",
    headers: {
      origin: "https://bootcamp.example",
      "access-control-request-method": "POST",
      "access-control-request-headers": "apikey,authorization,content-type,x-client-info",
    },
  });
  expect(response.ok).toBe(true);
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  expect(response.headers.get("access-control-allow-headers")).toContain("apikey");
});
