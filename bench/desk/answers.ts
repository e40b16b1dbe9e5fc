import { programs as courses } from "../../content/programs.ts";
import { manyEnquiries, type StoredEnquiry } from "../../tests/support/many-enquiries.ts";
import type { RunningServer } from "../../tests/support/server.ts";

export type Answer = { rows: { key: string[] }[]; next: unknown };
export type Call = (name: string, given: object) => Promise<Answer>;
export type Times = { p50: number; p95: number };

/** What is asked, and in how many milliseconds it is to be answered with 100,000 enquiries, by the database. */
export type Question = {
  what: string;
  target: { PostgreSQL: number; PGlite: number };
  ask: (turn: number) => Promise<unknown>;
};

export const repeats = 40;

const quick = { PostgreSQL: 25, PGlite: 50 };
const searched = { PostgreSQL: 40, PGlite: 80 };
const counted = { PostgreSQL: 80, PGlite: 160 };

/** Calls the desk's functions as the signed-in admin, with an open connection, and reads the answer whole. */
export function caller(server: RunningServer, token: string): Call {
  return async (name, given) => {
    const response = await fetch(`${server.url}/rest/v1/rpc/${name}`, {
      method: "POST",
      headers: {
        apikey: server.publishableKey,
        authorization: `Bearer ${token}`,
        "content-type": "application/json",
      },
      body: JSON.stringify(given),
    });
    const answer = await response.json();
    if (!response.ok) {
      throw new Error(answer.message);
    }
    return answer;
  };
}

/** What is asked, differently each time where that is possible. */
export function questions(call: Call, size: number): Question[] {
  const list = (given: object) => call("list_enquiries", given);
  const place = (turn: number) => Math.floor((size * (turn + 1)) / (repeats + 2));
  const sorts = ["date", "name", "email", "phone", "course", "status"];
  const three = { courses: [courses[0].slug], statuses: ["enrolled"], sources: ["instagram"] };
  // Of the list itself: another number of enquiries is of other people.
  const people: StoredEnquiry[] = [];
  for (const one of manyEnquiries(size, new Date())) if (people.push(one) === 1000) break;
  const find = async (q?: string) => {
    const { rows } = await list({ filter: { q } });
    if (rows.length === 0) throw new Error(`Nobody is found by ${q}`);
  };
  const middles: (string[] | undefined)[] = [];
  let behind: string[] | undefined;

  async function pageAfter(turn: number): Promise<void> {
    middles[turn] ??= (
      await list({ skip: place(turn), page_size: 1, counted: false })
    ).rows[0]?.key;
    await list({ cursor: middles[turn], counted: false });
  }

  async function jumpBehind(turn: number): Promise<void> {
    const given = { filter: { statuses: ["contacted"] }, counted: false };
    behind ??= (await list({ ...given, page_size: 1 })).rows[0]?.key;
    await list({ ...given, cursor: behind, skip: Math.floor(place(turn) / 2) });
  }

  const asked: [string, Question["target"], Question["ask"]][] = [
    ["first page with its total", quick, () => list({})],
    ["filters' numbers, who waits", quick, () => call("count_enquiries", {})],
    ["picture", quick, () => call("enquiry_picture", {})],
    ["page after a cursor in the middle", quick, pageAfter],
    ["jump to anywhere", quick, (turn) => list({ skip: place(turn), counted: false })],
    ["jump behind a row of a status", quick, jumpBehind],
    ["who waits, oldest first", quick, () => list(waiting)],
    ["new ones", quick, () => call("new_enquiries", { since: new Date().toISOString() })],
    ["mails in trouble", quick, () => call("mail_trouble", {})],
    ["rare word", searched, (turn) => find(people[turn * 20]?.email.slice(0, 14))],
    ["phone number", searched, (turn) => find(people[turn * 20]?.phone.slice(6))],
    [
      "three filters and an order",
      searched,
      (turn) => list({ filter: three, sort: sorts[turn % sorts.length], descending: false }),
    ],
    ["common word with its total", counted, () => list({ filter: { q: "sharma" } })],
  ];
  return asked.map(([what, target, ask]) => ({ what, target, ask }));
}

const waiting = { filter: { statuses: ["new"] }, descending: false };

/** The middle of the times and where the slowest twentieth begins, after a first round that does not count. */
export async function timed(ask: Question["ask"]): Promise<Times> {
  const times: number[] = [];
  for (const round of ["warm", "counted"]) {
    for (let turn = 0; turn < repeats; turn += 1) {
      const before = performance.now();
      await ask(turn);
      if (round === "counted") {
        times.push(performance.now() - before);
      }
    }
  }
  return summarize(times);
}

export function summarize(times: number[]): Times {
  const sorted = [...times].sort((one, other) => one - other);
  const percentile = (share: number) =>
    Number((sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1));
  return { p50: percentile(0.5), p95: percentile(0.95) };
}
