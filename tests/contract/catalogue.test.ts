import { afterAll, beforeAll, expect, test } from "vitest";
import { countries } from "../../content/countries.ts";
import { programs } from "../../content/programs.ts";
import { withDatabase } from "../../server/copy/command.ts";
import { readSettings } from "../../server/settings.ts";
import { newClient, register } from "../support/client.ts";
import { onEachDatabase } from "../support/databases.ts";
import { country, phone } from "../support/phones.ts";
import { restartAfter, runSql } from "../support/restart.ts";
import { launchServer, type RunningServer, startServer } from "../support/server.ts";
import { signedInAdmin } from "../support/sign-in.ts";

/** A country that nobody's content has. */
const gone = { code: "+999", min: 9, max: 10 };
const shorter = { code: country.code, min: country.min - 2, max: country.min - 1 };

/** What a database knows that another content has filled before: other titles, one program more, other countries. */
const earlier = {
  programs: JSON.stringify([
    { slug: "weaving", title: "Underwater Weaving" },
    ...programs.map(({ slug }) => ({ slug, title: `Former ${slug}` })),
  ]),
  countries: JSON.stringify([gone, shorter]),
};
const [first] = programs;

/** What a process with this content does at its start. */
const fillOwn = `select private.fill_catalogue('${quoted(programs)}', '${quoted(countries)}')`;

function quoted(rows: readonly object[]): string {
  return JSON.stringify(rows).replaceAll("'", "''");
}

onEachDatabase((start) => {
  /** As it stands after another content was there before its own, with an enquiry for each program. */
  let server: RunningServer;
  beforeAll(async () => {
    const begun = await start();
    const titles = JSON.parse(earlier.programs).map(({ title }: { title: string }) => title);
    server = await restartAfter(
      begun,
      `truncate private.catalogues, private.programs, private.program_titles, private.countries;
      select private.fill_catalogue('${earlier.programs}', '${earlier.countries}');
      ${titles.map(insertFormer).join(";")}`,
    );
  });
  afterAll(() => server.stop());

  function insertFormer(title: string): string {
    return `insert into public.enrollment_inquiries (name, email, phone, course_name)
      values ('Old Enquiry', 'old@example.com', '${gone.code} 123456789', '${title}')`;
  }

  test("a renamed and a withdrawn program stand in the list as they were enquired about", async () => {
    const { data } = await (await signedInAdmin(server)).from("enrollment_inquiries").select();
    expect(data?.map(({ course_name }) => course_name).sort()).toEqual(
      ["Underwater Weaving", ...programs.map(({ slug }) => `Former ${slug}`)].sort(),
    );
  });

  test("new enquiries follow the content: programs and countries", async () => {
    const visitor = newClient(server);
    const withdrawn = await register(visitor, { course_name: "Underwater Weaving" });
    expect(withdrawn).toMatchObject({ status: 400, error: { code: "23514" } });
    expect(withdrawn.error?.message).toMatch(/^This program is not offered any more\. Please /);
    expect((await register(visitor, { course_name: first.title })).error).toBeNull();
    expect((await register(visitor)).error).toBeNull();
    for (const number of [`${gone.code} 123456789`, phone().slice(0, -1)]) {
      const { error } = await register(visitor, { phone: number });
      expect(error?.message).toContain("phone_in_country_range");
    }
  });

  test("a page from before a program was renamed registers for the program as it is called now", async () => {
    const former = { email: "stale@example.com", course_name: `Former ${first.slug}` };
    const { data, error } = await register(newClient(server), former);
    expect(error).toBeNull();
    expect(data).toMatchObject(former);
    // The same visitor reloads and registers again: it is the same registration.
    const again = await register(newClient(server), { ...former, course_name: first.title });
    expect(again.data.id).toBe(data.id);
    const admin = await signedInAdmin(server);
    const { data: rows } = await admin.from("enrollment_inquiries").select();
    expect(rows?.find(({ id }) => id === data.id)).toMatchObject({ course_name: first.title });
  });

  test("an old process that starts again beside a new one takes nothing from its visitors", async () => {
    await server.kill();
    const old = `select private.fill_catalogue('${earlier.programs}', '${earlier.countries}')`;
    await runSql(server, `${old}; ${fillOwn}; ${old}`);
    const [after] = await runSql(
      server,
      `select
        (select string_agg(program_titles.title, ' ') from private.program_titles
          join private.programs on slug = program where not offered) as refused,
        (select string_agg(title, ' ') from private.programs where title like 'Former%') as renamed,
        (select string_agg(code || ':' || min || '-' || max, ' ' order by code = '${gone.code}' desc) from private.countries
          where code in ('${gone.code}', '${country.code}')) as countries`,
    );
    // What it names is taken as well, for its own visitors must not be refused either.
    const both = `${country.code}:${shorter.min}-${country.max}`;
    expect(after).toEqual({
      refused: null,
      renamed: null,
      countries: `${gone.code}:9-10 ${both}`,
    });
  });

  test("content that nobody has had before decides alone, however often it comes", async () => {
    const only = JSON.stringify([{ slug: "weaving", title: "Dry Weaving" }]);
    const fill = `select private.fill_catalogue('${only}', '${earlier.countries}')`;
    await runSql(server, `${fill}; ${fill}`);
    const [after] = await runSql(
      server,
      `select
        (select string_agg(title, ' ') from private.programs where offered) as offered,
        (select string_agg(code || ':' || min || '-' || max, ' ' order by code = '${gone.code}' desc) from private.countries)
          as countries`,
    );
    expect(after).toEqual({
      offered: "Dry Weaving",
      countries: `${gone.code}:9-10 ${shorter.code}:${shorter.min}-${shorter.max}`,
    });
  });

  test("content that comes back decides where no other process is beside it", async () => {
    const later = programs.map(({ slug }) => ({ slug, title: `Later ${slug}` }));
    const fillLater = `select private.fill_catalogue('${quoted(later)}', '${quoted([gone, country])}')`;
    const own = programs.map(({ slug, title }) => ({ slug, title }));

    const before = await startServer(server.environment);
    if (server.environment.DATABASE_URL) {
      await runSql(server, fillLater);
      const beside = await startServer(server.environment);
      expect(await offered()).toEqual(bySlug(later));
      await beside.terminate();
    }
    await before.terminate();
    await runSql(server, fillLater);
    await whileCopied(async () => void (await (await startServer(server.environment)).terminate()));
    expect(await offered()).toEqual(bySlug(own));
    // The process with the newer titles may start again beside that one, which has the say now.
    await runSql(server, fillLater);
    expect(await offered()).toEqual(bySlug(own));
  });

  /** On PostgreSQL, where a backup is made beside a server, and is none. */
  function whileCopied(work: () => Promise<void>): Promise<void> {
    if (!server.environment.DATABASE_URL) return work();
    return withDatabase(readSettings(server.environment), (database) =>
      database.atLeisure(async (query) => {
        await query("select from private.catalogues");
        await work();
      }),
    );
  }

  function offered(): Promise<{ slug: string; title: string }[]> {
    return runSql(
      server,
      'select slug, title from private.programs where offered order by slug collate "C"',
    );
  }

  function bySlug(named: { slug: string; title: string }[]) {
    return [...named].sort((one, other) => (one.slug < other.slug ? -1 : 1));
  }

  test("a title that stands there twice is named, and what cannot be taken over ends the start", async () => {
    const twice = JSON.stringify([
      { slug: "one", title: "The Same" },
      { slug: "two", title: "The Same" },
    ]);
    await expect(
      runSql(server, `select private.fill_catalogue('${twice}', '${earlier.countries}')`),
    ).rejects.toThrow('The content names "The Same" twice');

    await runSql(
      server,
      "alter table private.program_titles add check (title like '%Weaving') not valid",
    );
    const { process, logs, exited } = launchServer(server.environment);
    await exited;
    expect(process.exitCode).toBe(1);
    expect(logs).toEqual([
      expect.stringMatching(/^The programs and countries of content\/ cannot be taken over: /),
    ]);
  });
});
