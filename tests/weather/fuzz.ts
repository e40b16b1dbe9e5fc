import fc from "fast-check";
import { enquiry, trustLoopback } from "../support/client.ts";
import type { RunningServer } from "../support/server.ts";
import { signedInAdmin } from "../support/sign-in.ts";
import { procedureCall } from "./fuzz-procedures.ts";
import { promised, type Scenario, tally } from "./scenario.ts";
import { trap } from "./traps.ts";

const requests = 10_000;

const paths = [
  "/rest/v1/enrollment_inquiries",
  "/rest/v1/chat_visitors",
  "/rest/v1/email_outbox",
  "/rest/v1/rpc/claim_emails",
  "/rest/v1/",
  "/auth/v1/otp",
  "/auth/v1/verify",
  "/auth/v1/token?grant_type=refresh_token",
  "/auth/v1/user",
  "/auth/v1/logout",
  "/functions/v1/chat-assistant",
  "/functions/v1/send-enrollment-email",
  "/functions/v1/send-user-alert",
  "/functions/v1/deliver-emails",
  "/enrollments",
  "/",
];

const names = fc.constantFrom(
  ...["name", "email", "phone", "course_name", "courseName", "firstName", "lastName", "timestamp"],
  ...["message", "type", "token_hash", "refresh_token", "id", "date_of_enquiry", "__proto__"],
);

const value = fc.oneof(
  { weight: 4, arbitrary: trap },
  fc.string({ unit: "binary" }),
  fc.double(),
  fc.constant(null),
  fc.jsonValue({ maxDepth: 4 }),
);

/** What is larger is refused by its length alone. */
const largest = 60 * 1024;

const body = fc
  .oneof(
    { weight: 5, arbitrary: fc.dictionary(names, value).map((fields) => JSON.stringify(fields)) },
    {
      weight: 3,
      arbitrary: fc
        .dictionary(names, value)
        .map((fields) => JSON.stringify({ ...enquiry, ...fields })),
    },
    fc.array(fc.dictionary(names, value), { maxLength: 3 }).map((rows) => JSON.stringify(rows)),
    fc.constant(`${'{"name":'.repeat(6500)}1${"}".repeat(6500)}`),
    fc.constant(`{"name":${"[".repeat(8000)}${"]".repeat(8000)}}`),
    fc.string({ unit: "binary" }),
  )
  .filter((text) => Buffer.byteLength(text) <= largest);

const query = fc.oneof(
  fc.constant(""),
  fc
    .record({ name: fc.constantFrom("select", "order", "limit", "offset", "columns"), value: trap })
    .map(
      ({ name, value: text }) => `${name}=${encodeURIComponent(text.slice(0, 500).toWellFormed())}`,
    ),
);

const call = fc.oneof(
  { weight: 3, arbitrary: fc.record({ path: fc.constantFrom(...paths), body }) },
  procedureCall,
);

const request = fc.record({
  call,
  query,
  method: fc.constantFrom("POST", "POST", "POST", "GET", "HEAD", "OPTIONS", "PATCH", "DELETE"),
  isAdmin: fc.boolean(),
  headers: fc.record(
    {
      prefer: fc.constantFrom("return=representation", "count=exact", "resolution=x", ","),
      range: fc.constantFrom("0-1", "9-1", "0-999999999", "x"),
      accept: fc.constantFrom("application/vnd.pgrst.object+json", "*/*"),
      authorization: fc.constantFrom("Bearer x", "Bearer a.b.c", "Basic eDp4"),
      "x-chat-context": trap.map((text) => encodeURIComponent(text.slice(0, 200).toWellFormed())),
      "x-forwarded-for": fc.constantFrom("1.2.3.4:5", "[::1]:9", "x", ",,"),
    },
    { requiredKeys: [] },
  ),
});

type Sample = typeof request extends fc.Arbitrary<infer Value> ? Value : never;

export const fuzz: Scenario = {
  promise: "Nothing that anybody sends is an error of ours",
  how: `${requests.toLocaleString("en-US")} requests made up by fast-check, over every endpoint, half of the calls of the desk with its admin's token`,
  async run(start) {
    const server = await start(trustLoopback);
    const { data } = await (await signedInAdmin(server)).auth.getSession();
    const admin = `Bearer ${data.session?.access_token}`;
    const statuses: number[] = [];
    let done = 0;
    const samples = fc.sample(request, { numRuns: requests, seed: 9 });
    const broken: string[] = [];
    await Promise.all(
      Array.from({ length: 8 }, async (_, worker) => {
        for (const [n, sample] of samples.entries()) {
          if (n % 8 === worker) {
            const address = `10.4.${n >> 8}.${n & 255}`;
            const status = await sendAgain(server, sample, address, admin);
            statuses.push(status);
            if (status === 200 && sample.isAdmin && sample.call.path.includes("/rpc/")) done += 1;
            if (status >= 500) {
              broken.push(
                `${status} ${sample.method} ${sample.call.path} ${sample.call.body.slice(0, 80)}`,
              );
            }
          }
        }
      }),
    );
    promised(broken.length === 0, `${broken.length} were: ${broken.slice(0, 5).join(" | ")}`);
    promised(done > requests / 500, `only ${done} calls of the desk did anything`);
    const lines = server.logs.filter((line) => line.includes('"level":50'));
    promised(
      lines.every((line) => line.includes("TRUSTED_PROXIES")),
      `error lines: ${lines.slice(0, 3).join(" ")}`,
    );
    return `${tally(statuses.sort())}, ${done} of them done for the desk, no error line`;
  },
};

async function send(
  { url, publishableKey }: RunningServer,
  { call: { path, body: text }, query: search, method, isAdmin, headers }: Sample,
  address: string,
  admin: string,
): Promise<number> {
  const isOfDesk = isAdmin && path.includes("/rpc/");
  const separator = path.includes("?") ? "&" : "?";
  const response = await fetch(url + path + (search && separator + search), {
    method,
    redirect: "manual",
    body: ["GET", "HEAD"].includes(method) ? null : text,
    headers: {
      "x-forwarded-for": address,
      ...headers,
      ...(isOfDesk && { authorization: admin }),
      apikey: publishableKey,
      "content-type": "application/json",
    },
  });
  await response.arrayBuffer();
  return response.status;
}

/**
 * Who is refused before the body was read finds the connection closed at the next request on it. Browsers then
 * try again on a new one, and so does this, a few times; no answer at all breaks the promise.
 */
async function sendAgain(
  server: RunningServer,
  sample: Sample,
  address: string,
  admin: string,
): Promise<number> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await send(server, sample, address, admin);
    } catch (error) {
      if (attempt === 4) {
        const {
          method,
          call: { path, body: text },
        } = sample;
        const cause = error instanceof Error ? error.cause : error;
        throw new Error(`no answer to ${method} ${path} ${text.slice(0, 80)}: ${cause}`);
      }
    }
  }
}
