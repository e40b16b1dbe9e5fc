import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { programs } from "../../content/programs.ts";
import { site } from "../../content/site.ts";
import { onEachDatabase } from "../support/databases.ts";
import { call, fillWith } from "../support/desk.ts";
import { manyEnquiries, type StoredEnquiry } from "../support/many-enquiries.ts";
import { restartAfter, runSql } from "../support/restart.ts";
import type { RunningServer } from "../support/server.ts";
import { signedInAdmin } from "../support/sign-in.ts";

type Counts = {
  waiting: { enquiries: number; since: string | null };
  due: number;
  statuses: Record<string, number> | null;
  courses: { course: string; title: string; enquiries: number }[] | null;
  sources: { source: string; enquiries: number }[] | null;
};
type Way = { enquiries: number; contacted: number; enrolled: number };
type Picture = {
  from: string;
  to: string;
  days: { day: string; course: string; title: string; enquiries: number }[];
  chats: number | null;
  ways: { chat: Way; page: Way };
};

const people = [...manyEnquiries(900, new Date(), { perDay: 20, seed: 7 })];
const source = (each: StoredEnquiry) => each.utm_source ?? each.referrer_host ?? "direct";

const dayFormat = new Intl.DateTimeFormat("en-CA", { timeZone: site.timeZone.name });
const day = (moment: string) => dayFormat.format(new Date(moment));
const today = () => dayFormat.format(new Date());
const daysBefore = (date: string, days: number) =>
  new Date(Date.parse(date) - days * 86_400_000).toISOString().slice(0, 10);

/** How many of these there are for each value. */
function tally(list: StoredEnquiry[], value: (each: StoredEnquiry) => string) {
  return Object.fromEntries(
    [...Map.groupBy(list, value)].map(([name, group]) => [name, group.length]),
  );
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

  const count = (filter: object = {}) => call<Counts>(admin, "count_enquiries", { filter });
  const picture = (filter: object = {}) => call<Picture>(admin, "enquiry_picture", { filter });

  test("who waits and what is due is told whatever the filter", async () => {
    const waiting = people.filter(({ status }) => status === "new");
    const due = people.filter(({ follow_up_on }) => follow_up_on && follow_up_on <= today());
    for (const filter of [{}, { statuses: ["closed"] }, { from: today() }, { q: "nobody" }]) {
      const counts = await count(filter);
      expect(counts.waiting.enquiries).toBe(waiting.length);
      expect(Date.parse(counts.waiting.since ?? "")).toBe(
        Date.parse(waiting[0]?.date_of_enquiry ?? ""),
      );
      expect(counts.due).toBe(due.length);
    }
  });

  test("each filter's numbers follow the other filters and not itself", async () => {
    const [{ slug }] = programs;
    const { statuses, courses, sources } = await count({ courses: [slug], statuses: ["closed"] });
    const ofCourse = people.filter(({ program }) => program === slug);
    const closed = people.filter(({ status }) => status === "closed");
    expect(statuses).toEqual({ enrolled: 0, ...tally(ofCourse, ({ status }) => status) });
    expect(courses).toEqual(
      programs
        .map(({ slug, title }) => ({
          course: slug,
          title,
          enquiries: closed.filter(({ program }) => program === slug).length,
        }))
        .sort((a, b) => (a.title < b.title ? -1 : 1)),
    );
    const both = ofCourse.filter(({ status }) => status === "closed");
    expect(
      Object.fromEntries((sources ?? []).map(({ source, enquiries }) => [source, enquiries])),
    ).toEqual(tally(both, source));
    expect(await count({ q: "rao" })).toMatchObject({
      statuses: null,
      courses: null,
      sources: null,
    });
  });

  test.each([{}, { q: "a" }, { statuses: ["contacted", "enrolled"], sources: ["google"] }])(
    "the picture shows the last thirty days of %o, by the provider's days",
    async (filter: { q?: string; statuses?: string[]; sources?: string[] }) => {
      const shown = await picture(filter);
      expect([shown.from, shown.to]).toEqual([daysBefore(today(), 29), today()]);
      const matches = people.filter(
        (each) =>
          day(each.date_of_enquiry) >= shown.from &&
          (!filter.statuses || filter.statuses.includes(each.status)) &&
          (!filter.sources || filter.sources.includes(source(each))) &&
          (!filter.q || /(^| )a/i.test(`${each.name} ${each.email}`)),
      );
      const expected = tally(matches, (each) => `${day(each.date_of_enquiry)} ${each.program}`);
      expect(matches.length).toBeGreaterThan(5);
      expect(
        Object.fromEntries(
          shown.days.map((each) => [`${each.day} ${each.course}`, each.enquiries]),
        ),
      ).toEqual(expected);
      const reached = (...wanted: string[]) =>
        matches.filter(({ status }) => wanted.includes(status)).length;
      expect(shown.ways).toEqual({
        chat: { enquiries: 0, contacted: 0, enrolled: 0 },
        page: {
          enquiries: matches.length,
          contacted: reached("contacted", "enrolled"),
          enrolled: reached("enrolled"),
        },
      });
      expect(shown.chats).toBe(Object.keys(filter).length > 0 ? null : 0);
    },
  );

  test("a period is shown as far as ninety-two days", async () => {
    const to = daysBefore(today(), 3);
    expect(await picture({ to, from: daysBefore(to, 6) })).toMatchObject({
      from: daysBefore(to, 6),
      to,
      chats: 0,
    });
    expect((await picture({ to, from: "2001-01-01" })).from).toBe(daysBefore(to, 91));
  });

  test("in another time zone, or after rows came in unseen, the counts are right again", async () => {
    server = await restartAfter(
      server,
      `alter table private.enquiries disable trigger user;
      delete from private.enquiries where status = 'closed';
      alter table private.enquiries enable trigger user;
      update private.provider set time_zone = 'Pacific/Auckland'`,
    );
    admin = await signedInAdmin(server);
    const left = people.filter(({ status }) => status !== "closed");
    const { statuses } = await count();
    expect(statuses).toEqual({ closed: 0, ...tally(left, ({ status }) => status) });
    const { days } = await picture();
    const newest = days.filter((each) => each.day === day(left.at(-1)?.date_of_enquiry ?? ""));
    expect(newest.length).toBeGreaterThan(0);
  });

  test("the slots of days that are over are folded, and the sums stay", async () => {
    const sums = `select day::text, status, sum(enquiries)::int as enquiries from private.enquiry_counts
      group by 1, 2 having sum(enquiries) <> 0 order by 1, 2`;
    const before = await runSql(server, sums);
    const slots = `select count(*)::int as slots from private.enquiry_counts where slot <> 0 and day < now()::date - 1`;
    await runSql(
      server,
      `update private.enquiry_counts set slot = 5 where status = 'new';
      insert into private.enquiry_counts select day, course_name, status, source, came_by, 3, -1
      from private.enquiry_counts where status = 'new';
      insert into private.enquiry_counts select day, course_name, status, source, came_by, 4, 1
      from private.enquiry_counts where status = 'new' and slot = 3`,
    );
    expect(await runSql(server, "select private.keep_house()")).toEqual([{ keep_house: false }]);
    expect(await runSql(server, slots)).toEqual([{ slots: 0 }]);
    expect(await runSql(server, sums)).toEqual(before);
  });
});
