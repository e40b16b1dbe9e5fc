import * as v from "valibot";
import { expect, test } from "vitest";
import { jsonFunction, Refusal } from "./json-function.ts";

const logged: object[] = [];
const log = { info() {}, error: (fields: object) => void logged.push(fields) };

function functionThat(answer: () => Promise<object>) {
  return jsonFunction({ schema: v.object({ word: v.string() }), answer, log });
}

const greet = functionThat(async () => ({ hello: "there" }));

function call(handler: typeof greet, body: string, method = "POST") {
  return handler(new Request("http://localhost/", { method, body }));
}

test("a fitting payload is answered in JSON, to any origin", async () => {
  const response = await call(greet, '{"word":"hi"}');
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ hello: "there" });
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
});

test("a browser's preflight is allowed to send what the Supabase client sends", async () => {
  const response = await greet(new Request("http://localhost/", { method: "OPTIONS" }));
  expect(response.ok).toBe(true);
  expect(response.headers.get("access-control-allow-headers")).toContain("apikey");
});

test.each([
  ["{", "The request body is not valid JSON."],
  ["", "The request body is not valid JSON."],
  ["null", "Invalid type: Expected Object but received null"],
  ['{"word":7}', "word: Invalid type: Expected string but received 7"],
])("%s is refused in words", async (body, error) => {
  const response = await call(greet, body);
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({ error });
});

test("another method is refused", async () => {
  const response = await greet(new Request("http://localhost/"));
  expect(response.status).toBe(405);
});

test("a refusal keeps its status and its sentence", async () => {
  const response = await call(
    functionThat(async () => {
      throw new Refusal(422, "Not like this.");
    }),
    '{"word":"hi"}',
  );
  expect(response.status).toBe(422);
  expect(await response.json()).toEqual({ error: "Not like this." });
});

test("a limit of the database becomes 429 with its sentence", async () => {
  const response = await call(
    functionThat(async () => {
      throw Object.assign(new Error("Too many requests."), { code: "PT429" });
    }),
    '{"word":"hi"}',
  );
  expect(response.status).toBe(429);
  expect(await response.json()).toEqual({ error: "Too many requests." });
});

test.each(["CONNECT_TIMEOUT", "ECONNREFUSED"])(
  "without a database (%s) it says so",
  async (code) => {
    const response = await call(
      functionThat(async () => {
        throw Object.assign(new Error("10.0.0.7 is away"), { code });
      }),
      '{"word":"hi"}',
    );
    expect(response.status).toBe(503);
    expect(await response.json()).toEqual({
      error: "The database cannot be reached. Please try again.",
    });
  },
);

test("an unexpected failure tells the caller nothing and the log no personal data", async () => {
  const response = await call(
    functionThat(async () => {
      throw Object.assign(new Error("duplicate key (priya@example.in)"), { code: "23505" });
    }),
    '{"word":"hi"}',
  );
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain("priya");
  expect(JSON.stringify(logged)).toContain("23505");
  expect(JSON.stringify(logged)).not.toContain("priya");
});
