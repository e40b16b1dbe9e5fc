import { FunctionsClient } from "@supabase/functions-js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { programs } from "../../content/programs.ts";
import { builtInReply } from "../support/built-in-reply.ts";
import { type OpenAiDouble, startOpenAiDouble } from "../support/openai-double.ts";
import { runSql } from "../support/restart.ts";
import { type RunningServer, startServer } from "../support/server.ts";

const question = `How long is ${programs[0].title}?`;
const builtIn = await builtInReply(question);

let endpoint: OpenAiDouble;
let server: RunningServer;

beforeAll(async () => {
  endpoint = await startOpenAiDouble();
  endpoint.behave({ say: "The model says hello." });
  server = await startServer({
    OPENAI_BASE_URL: endpoint.baseUrl,
    TRUSTED_PROXIES: "127.0.0.1,::1",
  });
});
afterAll(async () => {
  await server?.stop();
  await endpoint?.close();
});

/** The site's own client, as if from this address. */
function clientFrom(address: string) {
  const client = new FunctionsClient(`${server.url}/functions/v1`, {
    headers: { apikey: server.publishableKey, "x-forwarded-for": address },
  });
  return (message: string) =>
    client.invoke<{ reply: string }>("chat-assistant", { body: { message } });
}

test("the first 20 messages of an address are the model's, the rest is answered all the same", async () => {
  const ask = clientFrom("198.51.100.1");
  const replies: (string | undefined)[] = [];
  for (let count = 0; count < 22; count++) {
    replies.push((await ask(question)).data?.reply);
  }
  expect(replies.slice(0, 20)).toEqual(Array(20).fill("The model says hello."));
  expect(replies.slice(20)).toEqual(Array(2).fill(builtIn));
  const other = await clientFrom("198.51.100.2")(question);
  expect(other.data?.reply).toBe("The model says hello.");
});

test("after 300 messages in ten minutes an address is asked to wait", async () => {
  const ask = clientFrom("198.51.100.3");
  for (let count = 0; count < 300; count++) {
    expect((await ask("fees?")).error).toBeNull();
  }
  const { error } = await ask("fees?");
  expect(error.context.status).toBe(429);
  expect((await error.context.json()).error).toMatch(/try again/);
});

test("the log holds nothing of what visitors write", async () => {
  endpoint.behave({ status: 500 });
  const { data } = await clientFrom("198.51.100.4")("I am Zqxjkv, do you help with visas?");
  expect(data?.reply).toContain("visas");
  await expect.poll(() => server.logs.join("\n")).toContain("The model failed");
  expect(server.logs.join("\n")).not.toMatch(/zqxjkv/i);
});

test("the 101st message of an address in a day is not the model's", async () => {
  endpoint.behave({ say: "The model says hello." });
  const uses = `insert into private.limit_uses (bucket, address, uses)
    values ('chat_model_day', '198.51.100.5', 99)`;
  await runSql(server, uses);
  const ask = clientFrom("198.51.100.5");
  expect((await ask(question)).data?.reply).toBe("The model says hello.");
  expect((await ask(question)).data?.reply).toBe(builtIn);
});

test("the 2,001st message in a day is not the model's, whatever address it comes from", async () => {
  await runSql(server, "delete from private.limit_uses where bucket = 'chat_model_all'");
  expect((await clientFrom("2001:db8::1")(question)).data?.reply).toBe("The model says hello.");
  await runSql(server, "update private.limit_uses set uses = 1999 where bucket = 'chat_model_all'");
  expect((await clientFrom("2001:db8:0:1::1")(question)).data?.reply).toBe("The model says hello.");
  const { data } = await clientFrom("2001:db8:0:2::1")(question);
  expect(data?.reply).toBe(builtIn);
});

test("what an address asks over its own limit takes nothing of everybody's", async () => {
  await runSql(server, "delete from private.limit_uses where bucket = 'chat_model_all'");
  const ask = clientFrom("198.51.100.6");
  for (let count = 0; count < 22; count++) await ask(question);
  const uses = "select uses from private.limit_uses where bucket = 'chat_model_all'";
  expect(await runSql(server, uses)).toEqual([{ uses: 20 }]);
});
