import { expect, test } from "vitest";
import { createSendUserAlertHandler } from "./handler.ts";

const visitor = {
  firstName: " Ravi ",
  lastName: "Kumar",
  email: "ravi@example.in",
  timestamp: "2026-11-20T15:30:00+05:30",
};

function stage(failure?: Error) {
  const statements: (readonly unknown[])[] = [];
  const background: Promise<unknown>[] = [];
  const handle = createSendUserAlertHandler({
    async sql(_text, parameters) {
      statements.push(parameters);
      if (failure) {
        throw failure;
      }
      return [];
    },
    sendMail: () => new Promise(() => {}),
    siteUrl: "https://bootcamp.example",
    log: { info() {}, error() {} },
    inBackground: (work) => void background.push(work),
  });
  const call = () =>
    handle(
      new Request("http://localhost/", {
        method: "POST",
        headers: { "x-forwarded-for": "203.0.113.5" },
        body: JSON.stringify(visitor),
      }),
    );
  return { call, statements, background };
}

test("who starts a chat is stored with the address that the limit counts", async () => {
  const { call, statements } = stage();
  expect((await call()).status).toBe(200);
  expect(statements[0]).toEqual([
    "Ravi",
    "Kumar",
    "ravi@example.in",
    "2026-11-20T10:00:00.000Z",
    "203.0.113.5",
  ]);
});

test("what could not be stored is an error, and nothing is sent", async () => {
  const { call, background } = stage(new Error("the database is away"));
  const response = await call();
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain("database");
  expect(background).toEqual([]);
});
