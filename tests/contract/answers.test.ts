import { beforeAll, expect, test } from "vitest";
import { enquiry } from "../support/client.ts";
import { onEachDatabase } from "../support/databases.ts";
import type { RunningServer } from "../support/server.ts";
import { makeToken } from "../support/tokens.ts";

onEachDatabase((start) => {
  let server: RunningServer;
  beforeAll(async () => {
    server = await start();
  });

  const table = "/rest/v1/enrollment_inquiries";
  const someone = "5b0d9c52-9f0f-4b7c-9d8f-6f3f0d5f3c11";

  async function ask(path: string, { key, ...init }: RequestInit & { key?: string | null } = {}) {
    const headers = new Headers(init.headers);
    if (key !== null) {
      headers.set("apikey", key ?? server.publishableKey);
    }
    const response = await fetch(`${server.url}${path}`, { ...init, headers });
    const text = await response.text();
    expect(text).not.toMatch(/ at .*\.[tj]s:|node_modules|select |insert into|set_config/i);
    expect(response.headers.get("content-type")).toContain("application/json");
    expect(response.headers.get("cache-control")).toBe("no-store");
    return { status: response.status, body: JSON.parse(text) };
  }

  function post(body: string): RequestInit {
    return { method: "POST", headers: { "content-type": "application/json" }, body };
  }

  async function bearer(token: Promise<string> | string): Promise<RequestInit> {
    return { headers: { authorization: `Bearer ${await token}` } };
  }

  test.each([table, "/auth/v1/user", "/functions/v1/send-enrollment-email"])(
    "%s without a key or with a wrong one: 401",
    async (path) => {
      expect(await ask(path, { key: null })).toMatchObject({
        status: 401,
        body: { message: "No API key found in request" },
      });
      expect(await ask(path, { key: "sb_publishable_wrong" })).toMatchObject({
        status: 401,
        body: { message: "Invalid API key" },
      });
    },
  );

  test("an expired, a forged and a meaningless token: 401", async () => {
    const expired = await bearer(makeToken(server, { user: someone, lifetime: -1 }));
    const forged = await bearer(
      makeToken(server, { user: someone, lifetime: 60, key: new Uint8Array(32) }),
    );
    const unsigned = await bearer(
      `${btoa('{"alg":"none"}')}.${btoa('{"role":"service_role"}')}.`.replaceAll("=", ""),
    );
    expect(await ask(table, expired)).toMatchObject({
      status: 401,
      body: { code: "PGRST303", message: "JWT expired" },
    });
    for (const token of [forged, unsigned, await bearer("nonsense")]) {
      expect(await ask(table, token)).toMatchObject({ status: 401, body: { code: "PGRST301" } });
    }
    for (const token of [expired, forged, unsigned]) {
      expect(await ask("/auth/v1/user", token)).toMatchObject({
        status: 401,
        body: { code: 401, error_code: "bad_jwt" },
      });
    }
    expect(await ask("/auth/v1/user")).toMatchObject({ status: 401 });
  });

  test.each([
    ["GET", "/rest/v1/secrets", 404, "PGRST205"],
    ["GET", "/rest/v1/email_outbox", 404, "PGRST205"],
    ["GET", "/rest/v1/rpc/add_admin", 404, "PGRST125"],
    ["GET", "/rest/v1/", 404, "PGRST125"],
    ["GET", `${table}?select=name,shoe_size`, 400, "42703"],
    ["GET", `${table}?order=shoe_size.desc`, 400, "42703"],
    ["GET", `${table}?order=name;drop`, 400, "PGRST100"],
    ["GET", `${table}?limit=ten`, 400, "PGRST100"],
    ["GET", `${table}?name=eq.Asha`, 400, "PGRST100"],
  ])("%s %s: %i %s", async (method, path, status, code) => {
    const answer = await ask(path, { method });
    expect(answer).toEqual({
      status,
      body: { code, message: expect.any(String), details: null, hint: null },
    });
  });

  test("a column named twice counts once", async () => {
    const named = {
      ...post(JSON.stringify(enquiry)),
      headers: { prefer: "return=representation" },
    };
    const columns = "name,email,name,phone,course_name";
    expect(await ask(`${table}?columns=${columns}&select=name,name`, named)).toEqual({
      status: 201,
      body: [{ name: enquiry.name }],
    });
    expect(await ask(`${table}?select=*,id`)).toEqual({ status: 200, body: [] });
  });

  test.each([
    ["unknown column", JSON.stringify({ ...enquiry, shoe_size: 43 }), 400, "PGRST204"],
    ["malformed JSON", '{"name": ', 400, "PGRST102"],
    ["no JSON at all", "", 400, "PGRST102"],
    ["no object", '"Asha"', 400, "PGRST102"],
    ["unlike rows", JSON.stringify([enquiry, { name: "Asha" }]), 400, "PGRST102"],
    ["a zero byte", JSON.stringify({ ...enquiry, name: "Asha\u0000" }), 400, "22P05"],
    ["nothing given", "{}", 400, "23502"],
    ["more than 64 KB", JSON.stringify({ ...enquiry, name: "x".repeat(65_536) }), 413, "413"],
  ])("insert with %s: %s", async (_, body, status, code) => {
    expect(await ask(table, post(body))).toMatchObject({
      status,
      body: { code, message: expect.any(String) },
    });
  });

  test.each([
    ["GET", "/auth/v1/admin/users", undefined, 404, "not_found"],
    ["POST", "/auth/v1/signup", "{}", 404, "not_found"],
    ["POST", "/auth/v1/otp", "{", 400, "bad_json"],
    ["POST", "/auth/v1/otp", '{"email":"nobody"}', 400, "validation_failed"],
    ["POST", "/auth/v1/verify", '{"type":"recovery"}', 400, "validation_failed"],
    ["POST", "/auth/v1/token?grant_type=password", "{}", 400, "unsupported_grant_type"],
    ["POST", "/auth/v1/otp", " ".repeat(65_537), 413, "request_too_large"],
  ])("%s %s %s: %i", async (method, path, body, status, code) => {
    expect(await ask(path, { method, body })).toEqual({
      status,
      body: { code: status, error_code: code, msg: expect.any(String) },
    });
  });

  test.each([
    "/functions/v1/format-disk",
    "/functions/v1/send-enrollment-email/too/far",
    "/functions/v1/",
  ])("%s: 404", async (path) => {
    expect(await ask(path, post("{}"))).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } });
  });

  test("a page on another origin may ask", async () => {
    const response = await fetch(`${server.url}${table}`, {
      method: "OPTIONS",
      headers: {
        origin: "https://www.example.com",
        "access-control-request-method": "POST",
        "access-control-request-headers": "apikey,content-type,prefer",
      },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(response.headers.get("access-control-allow-headers")).toContain("prefer");
  });
});
