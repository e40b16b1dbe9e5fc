import { expect, test } from "vitest";
import { programs } from "../../../content/programs.ts";
import type { Sql } from "../_shared/sql.ts";
import { createChatAssistantHandler } from "./handler.ts";

const [program] = programs;
const log = { info() {}, error() {} };
const unlimited: Sql = async () => [];
const handle = createChatAssistantHandler({ sql: unlimited, model: undefined, log });

async function send(body: unknown, handler = handle, context?: string) {
  const request = new Request("http://localhost/", {
    method: "POST",
    body: JSON.stringify(body),
    headers: {
      "x-forwarded-for": "203.0.113.7",
      ...(context !== undefined && { "x-chat-context": context }),
    },
  });
  const response = await handler(request);
  const answered = (await response.json()) as {
    reply?: string;
    context?: unknown;
    suggestions?: string[];
    register?: string;
    error?: string;
  };
  return { status: response.status, ...answered };
}

test("a message is answered", async () => {
  const { status, reply } = await send({ message: `How long is ${program.title}?` });
  expect(status).toBe(200);
  expect(reply).toContain(`${program.hours} hours`);
});

test.each([
  ["nothing", {}],
  ["a blank message", { message: "  \n " }],
  ["501 characters", { message: "x".repeat(501) }],
  ["a number", { message: 7 }],
])("%s is refused", async (_, body) => {
  const { status, error, reply } = await send(body);
  expect(status).toBe(400);
  expect(error).toMatch(/^message: /);
  expect(reply).toBeUndefined();
});

test("500 characters after trimming are answered", async () => {
  const { status, reply } = await send({ message: ` ${"visa? ".repeat(83)}ok` });
  expect(status).toBe(200);
  expect(reply).toContain("don't have information about visas");
});

test("over the limit of messages the visitor reads the database's sentence", async () => {
  const limited: Sql = async () => {
    throw Object.assign(new Error("Please try again a little later."), { code: "PT429" });
  };
  const handler = createChatAssistantHandler({ sql: limited, model: undefined, log });
  expect(await send({ message: "hi" }, handler)).toEqual({
    status: 429,
    error: "Please try again a little later.",
  });
});

test("every message counts against its address", async () => {
  const asked: unknown[] = [];
  const counting: Sql = async (text, parameters) => {
    asked.push([text, parameters]);
    return [];
  };
  await send(
    { message: "hi" },
    createChatAssistantHandler({ sql: counting, model: undefined, log }),
  );
  expect(asked).toEqual([["select private.take('chat_message', $1)", ["203.0.113.7"]]]);
});

test("what the talk was of comes back in a header and is understood", async () => {
  const first = await send({ message: `tell me about ${program.title}` });
  expect(first.context).toMatchObject({ focus: [program.slug] });
  expect(first.suggestions?.length).toBeGreaterThanOrEqual(2);
  const second = await send(
    { message: "sign me up for it" },
    handle,
    JSON.stringify(first.context),
  );
  expect(second.register).toBe(program.slug);
});

test.each([
  [`how long is ${program.title}?`, "answered"],
  ["visa?", "not_known"],
  [`how long is ${program.title}, and what about visas?`, "not_known"],
  ["who won the match yesterday?", "off_topic"],
  ["?!", "unclear"],
])("how it was answered is counted, and not told: %s", async (message, kind) => {
  const counted: string[] = [];
  const countAnswer = (each: string) => counted.push(each);
  const parts = { sql: unlimited, model: undefined, log, countAnswer };
  const answered = await send({ message }, createChatAssistantHandler(parts));
  expect(counted).toEqual([kind]);
  expect(Object.keys(answered)).not.toContain("kind");
});

test.each(["{", "[]", '{"focus":["x"]}', "é".repeat(300)])(
  "a header that is no context is passed over: %s",
  async (header) => {
    const { status, reply } = await send({ message: "hello" }, handle, encodeURI(header));
    expect(status).toBe(200);
    expect(reply).toContain("Hello");
  },
);

test("the page may send the context from another host", async () => {
  const response = await handle(new Request("http://localhost/", { method: "OPTIONS" }));
  expect(response.headers.get("access-control-allow-headers")).toContain("x-chat-context");
});
