import autocannon from "autocannon";
import { programs as courses } from "../content/programs.ts";
import { learnIfStale } from "../scripts/learn-if-stale.mjs";
import { phone } from "../tests/support/phones.ts";
import { findPostgres, startPostgres } from "../tests/support/postgres.ts";
import { type RunningServer, startServer } from "../tests/support/server.ts";
import { newSharedSettings } from "../tests/support/shared-settings.ts";
import { signedInAdmin } from "../tests/support/sign-in.ts";
import { mailLater } from "./mail-later.ts";

/**
 * `npm run bench:replicas`: registrations and reads of the first page of the list a second, by one, two and four
 * processes on one PostgreSQL, as shares of what one does. All of them run all the time and take turns, so that
 * whatever else the machine is doing meets each alike; the machine's cores set the bounds.
 */
const counts = [1, 2, 4];
const clients = 32;
const rounds = 3;
const seconds = 4;

const programs = findPostgres();
if (!programs) throw new Error("PostgreSQL is not installed and cannot be.");
learnIfStale();
const postgres = await startPostgres(programs);
const shared = newSharedSettings(await postgres.createDatabase());
const servers: RunningServer[] = [];
for (let n = 0; n < Math.max(...counts); n += 1) servers.push(await startServer(shared));
const token = await signIn();
// Mails would be sent by the processes that nobody is measuring.
await mailLater(servers[0] as RunningServer);

let registered = 0;
const perSecond = { registrations: counts.map(measures), reads: counts.map(measures) };
// Nobody is measured cold.
await measure(servers.length, registering());
await measure(servers.length, reading());
for (let round = 0; round < rounds; round += 1) {
  for (const [place, count] of counts.entries()) {
    perSecond.registrations[place]?.push(await measure(count, registering()));
    perSecond.reads[place]?.push(await measure(count, reading()));
  }
}
console.log(`\n${clients} clients, ${rounds} turns of ${seconds} s, Node ${process.version}\n`);
console.table(
  counts.map((processes, place) => ({
    processes,
    ...row("registrations", place),
    ...row("reads", place),
  })),
);
await Promise.all(servers.map((server) => server.stop()));
await postgres.stop();

function measures(): number[] {
  return [];
}

function row(kind: keyof typeof perSecond, place: number) {
  const each = perSecond[kind].map(median);
  const share = (each[place] ?? 0) / (each[0] ?? 1);
  return {
    [`${kind} a second`]: Math.round(each[place] ?? 0),
    [`${kind} of one`]: share.toFixed(2),
  };
}

async function measure(count: number, request: autocannon.Request): Promise<number> {
  const results = await Promise.all(
    servers.slice(0, count).map(({ url, publishableKey }) =>
      autocannon({
        url: `${url}/rest/v1/enrollment_inquiries`,
        connections: clients / count,
        duration: seconds,
        headers: { apikey: publishableKey, "content-type": "application/json" },
        requests: [request],
      }),
    ),
  );
  const failed = results.reduce((sum, { non2xx, errors }) => sum + non2xx + errors, 0);
  if (failed > 0) throw new Error(`${failed} requests were refused or failed`);
  return results.reduce((sum, { requests, duration }) => sum + requests.total / duration, 0);
}

function registering(): autocannon.Request {
  return {
    method: "POST",
    setupRequest: (request) => {
      const n = registered++;
      return {
        ...request,
        headers: {
          ...request.headers,
          "x-forwarded-for": `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`,
        },
        body: JSON.stringify({
          name: "Asha Rao",
          email: `asha-${n}@example.com`,
          phone: phone(),
          course_name: courses[0].title,
        }),
      };
    },
  };
}
function reading(): autocannon.Request {
  return {
    method: "GET",
    path: "/rest/v1/enrollment_inquiries?select=*&order=date_of_enquiry.desc,id.desc&limit=50",
    setupRequest: (request) => ({
      ...request,
      headers: { ...request.headers, authorization: `Bearer ${token}` },
    }),
  };
}

async function signIn(): Promise<string> {
  const [server] = servers;
  if (!server) throw new Error("There is no server");
  const { data } = await (await signedInAdmin(server)).auth.getSession();
  return data.session?.access_token ?? "";
}

function median(turns: number[]): number {
  return turns.toSorted((a, b) => a - b)[turns.length >> 1] ?? 0;
}
