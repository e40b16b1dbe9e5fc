import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { programs } from "../../content/programs.ts";
import { site } from "../../content/site.ts";
import { onEachDatabase } from "../support/databases.ts";
import { call, fillWith, type Page } from "../support/desk.ts";
import { manyEnquiries, type StoredEnquiry } from "../support/many-enquiries.ts";
import type { RunningServer } from "../support/server.ts";
import { signedInAdmin } from "../support/sign-in.ts";

/** More than the 4,000 that a search reads along the order before it turns to the index. */
const people = [...manyEnquiries(4500, new Date(), { perDay: 40 })];
const oldest = people[10] as StoredEnquiry;
Object.assign(oldest, {
  name: "Zsófia Nagy-Łukász",
  phone: "+91 9900012345",
  email: "zsofia@example.in",
});
// Somebody whose keyboard begins every word with a capital.
const [capital] = people.slice(-80) as [StoredEnquiry];
capital.email = `Q${capital.email.slice(1)}`;
// Several at the same moment, and names that differ in accents only.
for (const person of people.slice(3000, 3020)) {
  person.date_of_enquiry = people[3000]?.date_of_enquiry ?? "";
}

const orders = {
  date: (each: StoredEnquiry) => [Date.parse(each.date_of_enquiry)],
  name: (each: StoredEnquiry) => [plain(each.name)],
  email: (each: StoredEnquiry) => [each.email.toLowerCase(), Date.parse(each.date_of_enquiry)],
  phone: (each: StoredEnquiry) => [each.phone.replace(/\D/g, "")],
  course: (each: StoredEnquiry) => [each.course_name, Date.parse(each.date_of_enquiry)],
  status: (each: StoredEnquiry) => [each.status, Date.parse(each.date_of_enquiry)],
};
type Sort = keyof typeof orders;

function plain(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .replace(/[łŁ]/g, "l")
    .replace(/ı/g, "i")
    .toLowerCase();
}

/** The ids in the order that the list must have. */
function sorted(matches: StoredEnquiry[], sort: Sort, descending = false): string[] {
  const keys = matches.map((each) => [...orders[sort](each), each.id]);
  keys.sort((a, b) => {
    const place = a.findIndex((part, index) => part !== b[index]);
    return (a[place] ?? 0) < (b[place] ?? 0) ? -1 : 1;
  });
  const ids = keys.map((key) => String(key.at(-1)));
  return descending ? ids.reverse() : ids;
}

const source = (each: StoredEnquiry) => each.utm_source ?? each.referrer_host ?? "direct";
const [first, second] = programs;

/** A word that one program alone has in its title and nobody in a name, and that title. */
function wordOfOneTitle(): [word: string, title: string] {
  const texts = [...programs.map(({ title }) => title), ...new Set(people.map(({ name }) => name))];
  for (const { title } of programs) {
    const words = title.toLowerCase().match(/\b[a-z]{4,}\b/g) ?? [];
    const own = words.find(
      (word) => texts.filter((text) => text.toLowerCase().includes(word)).length === 1,
    );
    if (own) return [own, title];
  }
  throw new Error("No program has a word of its own");
}

onEachDatabase((start) => {
  let server: RunningServer;
  let admin: SupabaseClient;
  beforeAll(async () => {
    server = await start();
    await fillWith(server, people);
    admin = await signedInAdmin(server);
  });
  afterAll(() => server?.stop());

  const list = (given: object) => call<Page>(admin, "list_enquiries", given);
  const ids = ({ rows }: Page) => rows.map(({ id }) => id);

  const few = people.slice(-160);
  const recent = { from: few[40]?.date_of_enquiry.slice(0, 10) };

  test("an enquiry comes with everything the desk shows", async () => {
    const { rows } = await list({ page_size: 1 });
    const newest = people.at(-1) as StoredEnquiry;
    const { program, ...shown } = newest;
    expect(rows).toEqual([
      {
        ...shown,
        date_of_enquiry: expect.toSatisfy(
          (told: string) => Date.parse(told) === Date.parse(newest.date_of_enquiry),
        ),
        version: 1,
        source: source(newest),
        utm_medium: null,
        utm_campaign: null,
        came_by: "page",
        same_person: expect.any(Number),
        key: [expect.any(String), newest.id],
      },
    ]);
  });

  test.each(Object.keys(orders) as Sort[])(
    "in the order of the %s, page by page, forwards and backwards, from either end and from the middle",
    async (sort) => {
      for (const descending of [true, false]) {
        const expected = sorted(people, sort, descending);
        const common = { sort, descending, page_size: 60 };
        const pages = [await list(common)];
        for (let n = 0; n < 3; n += 1) {
          pages.push(await list({ ...common, cursor: pages.at(-1)?.next, counted: false }));
        }
        expect(pages.flatMap(ids)).toEqual(expected.slice(0, 240));
        expect(pages.map(({ total }) => total)).toEqual([people.length, null, null, null]);
        expect(pages[0]?.previous).toBeNull();
        const back = await list({ ...common, cursor: pages[3]?.previous, backwards: true });
        expect(ids(back)).toEqual(expected.slice(120, 180));
        const end = await list({ ...common, backwards: true });
        expect(ids(end)).toEqual(expected.slice(-60));
        expect(end.next).toBeNull();
        for (const skip of [30, 2500, 4480, 7000]) {
          const jump = await list({ ...common, skip });
          expect(ids(jump)).toEqual(expected.slice(skip, skip + 60));
        }
        const jump = await list({ ...common, skip: 2500 });
        const before = await list({ ...common, cursor: jump.previous, backwards: true });
        expect(ids(before)).toEqual(expected.slice(2440, 2500));
      }
    },
  );

  test.each([
    [{}, () => true],
    [{ statuses: ["new"] }, (each: StoredEnquiry) => each.status === "new"],
    [{ from: people[400]?.date_of_enquiry.slice(0, 10) }, providersDayFrom(400)],
  ])(
    "what is far behind a row or before it is found where there are counts: %o",
    async (filter, fits) => {
      const matches = people.filter(fits);
      const from = matches.length - 150;
      for (const sort of ["date", "course", "status"] as const) {
        for (const descending of [true, false]) {
          const expected = sorted(matches, sort, descending);
          const common = { filter, sort, descending, page_size: 30, counted: false };
          const { next } = await list({ ...common, page_size: 75 });
          const { previous } = await list({ ...common, skip: from });
          for (const skip of [1010, from - 100, matches.length]) {
            const behind = await list({ ...common, cursor: next, skip });
            expect(ids(behind)).toEqual(expected.slice(75 + skip).slice(0, 30));
            const before = await list({ ...common, cursor: previous, backwards: true, skip });
            expect(ids(before)).toEqual(expected.slice(0, Math.max(from - skip, 0)).slice(-30));
          }
        }
      }
    },
  );

  test.each([
    [{ courses: [first.slug] }, (each: StoredEnquiry) => each.program === first.slug],
    [
      { courses: [first.slug, second?.slug], statuses: ["enrolled", "closed"] },
      (each: StoredEnquiry) =>
        [first.slug, second?.slug].includes(each.program) &&
        ["enrolled", "closed"].includes(each.status),
    ],
    [{ statuses: ["new"] }, (each: StoredEnquiry) => each.status === "new"],
    [{ sources: ["bing.com"] }, (each: StoredEnquiry) => source(each) === "bing.com"],
    [
      { sources: ["direct"], statuses: ["contacted"], courses: [first.slug] },
      (each: StoredEnquiry) =>
        source(each) === "direct" && each.status === "contacted" && each.program === first.slug,
    ],
    [recent, (each: StoredEnquiry) => providersDay(each) >= String(recent.from)],
    [
      { from: "2000-01-01", to: recent.from },
      (each: StoredEnquiry) => providersDay(each) <= String(recent.from),
    ],
    [
      { due: true },
      (each: StoredEnquiry) =>
        each.follow_up_on !== null &&
        each.follow_up_on <= providersDay({ date_of_enquiry: new Date().toISOString() }),
    ],
    [{ q: "rao" }, (each: StoredEnquiry) => /rao/.test(plain(each.name)) || /rao/.test(each.email)],
    [
      { q: "ZOE gup", statuses: ["closed"] },
      (each: StoredEnquiry) =>
        each.status === "closed" &&
        [/zoe/, /gup/].every((part) => part.test(`${plain(each.name)} ${each.email}`)),
    ],
    [{}, () => true],
  ])("a filter keeps what fits it, in every order, and counts it: %o", async (filter, fits) => {
    const matches = people.filter(fits);
    expect(matches.length).toBeGreaterThan(0);
    for (const sort of Object.keys(orders) as Sort[]) {
      const expected = sorted(matches, sort);
      const page = await list({ filter, sort, descending: false, page_size: 25 });
      expect(page).toMatchObject({ total: matches.length, about: false });
      expect(ids(page)).toEqual(expected.slice(0, 25));
      const next =
        page.next && (await list({ filter, sort, descending: false, cursor: page.next }));
      expect(next ? ids(next) : []).toEqual(expected.slice(25, 75));
      const skip = Math.floor(matches.length / 2);
      const middle = await list({ filter, sort, descending: false, skip, page_size: 25 });
      expect(ids(middle)).toEqual(expected.slice(skip, skip + 25));
    }
  });

  test.each([
    "zsofia",
    "ZSÓFIA",
    "nagy lukasz",
    "Łukasz zs",
    "zsofia@example.in",
    "9900012345",
    "+91 99000 12345",
    "099000 12345",
    "0091-99000-12345",
    "(990) 001.2345",
    "zs 990001",
  ])("one among thousands is found by %s", async (q) => {
    const found = await list({ filter: { q } });
    expect(ids(found)).toEqual([oldest.id]);
    expect(found).toMatchObject({ total: 1, next: null, previous: null });
  });

  test("a far place of a search that nearly everybody matches is found in every order", async () => {
    const matches = people.filter(({ phone }) => phone.startsWith("+91"));
    expect(matches.length).toBeGreaterThan(3900);
    for (const sort of Object.keys(orders) as Sort[]) {
      const expected = sorted(matches, sort);
      const given = { filter: { q: "91" }, sort, descending: false, counted: false };
      expect(ids(await list({ ...given, skip: 3750, page_size: 20 }))).toEqual(
        expected.slice(3750, 3770),
      );
      const end = await list({ ...given, backwards: true, skip: 3750, page_size: 20 });
      expect(ids(end)).toEqual(expected.slice(-3770, -3750));
    }
  });

  test.each(["z", "zo r", "98"])(
    "one or two letters are the beginning of a word: %s",
    async (q) => {
      const expected = people.filter((each) => isBeginning(each, q.split(" ")));
      expect(expected.length).toBeGreaterThan(0);
      expect((await list({ filter: { q } })).total).toBe(expected.length);
    },
  );

  test("a program's title is found by a word of it, beside a name", async () => {
    const [word, title] = wordOfOneTitle();
    const { rows, total } = await list({ filter: { q: `rao ${word}` }, page_size: 10 });
    const expected = people.filter(
      ({ name, course_name }) => /rao/i.test(name) && course_name === title,
    );
    expect(total).toBe(expected.length);
    expect(new Set(rows.map(({ course_name }) => course_name))).toEqual(new Set([title]));
  });

  test.each(["%", "_", "\\", "'", "%%%", "a'b\\", "\u0000"])(
    "%s is only a character",
    async (q) => {
      const { error, data } = await admin.rpc("list_enquiries", { filter: { q } });
      expect(error === null ? data.total : error.code).toSatisfy((outcome: unknown) =>
        q === "\u0000" ? outcome === "22P05" : Number(outcome) < 300,
      );
    },
  );

  test("the same person is told, and a page for a file leaves that out", async () => {
    const twice = people.findLast(
      (each) => people.filter(({ email }) => email === each.email).length === 2,
    );
    const found = await list({ filter: { q: twice?.email } });
    expect(found.rows.map(({ same_person }) => same_person)).toEqual([1, 1]);
    const file = await list({ page_size: 2000, counted: false });
    expect(file.rows).toHaveLength(2000);
    expect(file.rows[0]?.same_person).toBeNull();
  });

  test.each([
    [{ sort: "id" }, "PT400"],
    [{ filter: { colour: "red" } }, "PT400"],
    [{ filter: { statuses: ["lost"] } }, "23514"],
    [{ filter: { from: "tomorrow or so" } }, "22007"],
    [{ cursor: ["x", "y"] }, "PT400"],
  ])("%o is refused", async (given, code) => {
    const { error, status } = await admin.rpc("list_enquiries", given);
    expect([status, error?.code]).toEqual([400, code]);
  });

  const moment = "2026-01-01T00:00:00Z";
  test.each([
    ["nothing in it", []],
    ["a number", 5],
    ["a text", moment],
    ["an object", { 0: moment, 1: oldest.id }],
    ["nulls", [null, null]],
    ["numbers", [1, 2]],
    ["a part of a key", [moment]],
    ["more than a key", [moment, oldest.id, oldest.id]],
    ["lists in it", [[moment], [oldest.id]]],
    ["lists in lists", [[["a"]]]],
    ["thousands of texts", Array(5000).fill("a")],
    ["a text of thousands", ["x".repeat(30_000), oldest.id]],
    ["no moment", ["x", oldest.id]],
    ["no such moment", ["999999-01-01", oldest.id]],
    ["the end of time", ["infinity", oldest.id]],
    ["no id", [moment, "x"]],
    ["the key of another order", ["asha rao", oldest.id]],
  ])("a cursor that no page has given is refused in plain words: %s", async (_, cursor) => {
    for (const more of [{}, { sort: "status", skip: 2000, backwards: true }]) {
      const { error, status } = await admin.rpc("list_enquiries", { cursor, ...more });
      expect([status, error?.code]).toEqual([400, "PT400"]);
      expect(error?.message).toMatch(/^A cursor is /);
    }
  });

  test("where there is no cursor a list begins at its first page", async () => {
    expect(await list({ cursor: null, page_size: 5 })).toEqual(await list({ page_size: 5 }));
  });
});

const dayFormat = new Intl.DateTimeFormat("en-CA", { timeZone: site.timeZone.name });

function providersDay({ date_of_enquiry }: { date_of_enquiry: string }): string {
  return dayFormat.format(new Date(date_of_enquiry));
}

/** Whether somebody came on the day on which this one of the people did, or later. */
function providersDayFrom(place: number) {
  const day = people[place]?.date_of_enquiry.slice(0, 10) ?? "";
  return (each: StoredEnquiry) => providersDay(each) >= day;
}

function isBeginning({ name, email, phone }: StoredEnquiry, beginnings: string[]): boolean {
  const words = [
    ...plain(name).split(" "),
    email,
    phone.replace(/\D/g, ""),
    phone.split(" ")[1] ?? "",
  ];
  return beginnings.every((beginning) => words.some((word) => word.startsWith(beginning)));
}
