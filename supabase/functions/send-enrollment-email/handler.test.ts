import { expect, test } from "vitest";
import { programs } from "../../../content/programs.ts";
import { claimed } from "../_shared/mail/outbox-double.ts";
import { createPlaces } from "../_shared/mail/places.ts";
import { createSendEnrollmentEmailHandler } from "./handler.ts";

const enquiry = {
  courseName: programs[0].title,
  name: "Priya Rao",
  email: "priya@example.in",
  phone: "+91 9876543210",
};

function request(body: object): Request {
  return new Request("http://localhost/", { method: "POST", body: JSON.stringify(body) });
}

/** A database that holds the enquiry with this id, or none; claims are noted. */
function stage(held: string | undefined, rows: object[] = []) {
  const claims: unknown[] = [];
  const background: Promise<unknown>[] = [];
  const handle = createSendEnrollmentEmailHandler({
    async sql<Row>(text: string, parameters: readonly unknown[]) {
      if (text.includes("claim_emails")) {
        claims.push(parameters[1]);
        return rows as Row[];
      }
      return (held ? [{ id: held }] : []) as Row[];
    },
    sendMail: () => new Promise(() => {}),
    places: createPlaces(),
    siteUrl: "https://bootcamp.example",
    stopping: new AbortController().signal,
    log: { info() {}, error() {} },
    inBackground: (work) => void background.push(work),
  });
  async function call(body: object) {
    const response = await handle(request(body));
    await Promise.all(background);
    return { status: response.status, body: await response.text() };
  }
  return { call, claims, handle };
}

test("only the mails of the enquiry in question are sent", async () => {
  const { call, claims } = stage("ceecb3da-fe52-4143-9efd-5e17b84b51db");
  expect((await call(enquiry)).status).toBe(200);
  expect(claims).toEqual(["ceecb3da-fe52-4143-9efd-5e17b84b51db"]);
});

test("the answer does not wait for a mail server that takes its time", async () => {
  const { handle } = stage("ceecb3da-fe52-4143-9efd-5e17b84b51db", [claimed(1)]);
  expect((await handle(request(enquiry))).status).toBe(200);
});

test("without such an enquiry nothing is sent, and the answer is the same", async () => {
  const { call, claims } = stage(undefined);
  const known = stage("ceecb3da-fe52-4143-9efd-5e17b84b51db");
  expect(await call(enquiry)).toEqual(await known.call(enquiry));
  expect(claims).toEqual([]);
});

test.each([
  { ...enquiry, email: undefined },
  { ...enquiry, name: "x".repeat(5_000) },
  { ...enquiry, phone: 7 },
])("what the site would never send is refused: %#", async (body) => {
  const { call, claims } = stage("ceecb3da-fe52-4143-9efd-5e17b84b51db");
  expect((await call(body)).status).toBe(400);
  expect(claims).toEqual([]);
});
