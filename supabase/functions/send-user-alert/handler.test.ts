import { expect, test } from "vitest";
import { createPlaces } from "../_shared/mail/places.ts";
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
    places: createPlaces(),
    siteUrl: "https://bootcamp.example",
    stopping: new AbortController().signal,
    log: { info() {}, error() {} },
    inBackground: (work) => void background.push(work),
  });
  const call = (changes: object = {}) =>
    handle(
      new Request("http://localhost/", {
        method: "POST",
        headers: { "x-forwarded-for": "203.0.113.5" },
        body: JSON.stringify({ ...visitor, ...changes }),
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

test.each([
  ["Ra\u0007vi\r\nBcc: x", "Ra vi Bcc: x"],
  ["Ravi\u2028Rao\u2029", "Ravi Rao"],
  ["\u202eRavi\u00ad\u200b", "Ravi"],
  ["న\u200cమ్రత", "న\u200cమ్రత"],
])("of the name %j the control characters are left out", async (firstName, stored) => {
  const { call, statements } = stage();
  expect((await call({ firstName })).status).toBe(200);
  expect(statements[0]?.[0]).toBe(stored);
});

test("an address as address books copy it is stored as the address alone", async () => {
  const { call, statements } = stage();
  expect((await call({ email: "Ravi Kumar <ravi@example.in>" })).status).toBe(200);
  expect(statements[0]?.[2]).toBe("ravi@example.in");
});

test.each([
  { firstName: "\u0085" },
  { lastName: "\u0000\u200b" },
  { timestamp: "0000-01-01T00:00:00Z" },
  { timestamp: "+010000-01-01T00:00:00Z" },
])("%o is refused in words and stores nothing", async (changes) => {
  const { call, statements } = stage();
  expect((await call(changes)).status).toBe(400);
  expect(statements).toEqual([]);
});

test("what could not be stored is an error, and nothing is sent", async () => {
  const { call, background } = stage(new Error("the database is away"));
  const response = await call();
  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain("database");
  expect(background).toEqual([]);
});
