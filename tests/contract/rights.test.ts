import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hostedData } from "../../build/write-hosted-data.ts";
import { programs } from "../../content/programs.ts";
import { site } from "../../content/site.ts";
import type { Database } from "../../server/database/database.ts";
import { migrate } from "../../server/database/migrations.ts";
import { openDatabase } from "../../server/database/open-database.ts";
import { readSettings } from "../../server/settings.ts";
import { enquiry } from "../support/client.ts";
import { deployLikeHosted, prepareLikeHosted } from "../support/hosted-postgres.ts";
import { findPostgres, type RunningPostgres, startPostgres } from "../support/postgres.ts";
import { silentLog } from "../support/silent-log.ts";

/**
 * Everything that stands in `public` and `private`, and what the three roles of the API may do to it. What is
 * new and is not listed here fails the test: write down who may use it, and why that is right.
 */
const rights = {
  "table private.admins": {},
  "table private.catalogues": {},
  "sequence private.catalogues_number_seq": {},
  "table private.countries": {},
  // What the view below reads; row level security leaves it to admins.
  "table private.enquiries": {
    anon: "select(course_name date_of_enquiry email id name phone)",
    authenticated: "select(course_name date_of_enquiry email id name phone)",
  },
  "table private.enquiry_counts": {},
  "table private.enquiry_events": {},
  "sequence private.enquiry_events_id_seq": {},
  "table private.erasures": {},
  "sequence private.erasures_id_seq": {},
  "table private.limit_uses": {},
  "table private.limits": {},
  "table private.program_titles": {},
  "table private.programs": {},
  "table private.provider": {},
  "table public.chat_visitors": { authenticated: "select" },
  "table public.email_outbox": {},
  "sequence public.email_outbox_id_seq": {},
  "view public.enrollment_inquiries": {
    anon: "select insert(course_name email name phone)",
    authenticated: "select insert(course_name email name phone)",
  },
  "function private.acting_admin()": {},
  "function private.add_admin(text)": {},
  "function private.check_name(text)": {},
  "function private.check_cursor(jsonb,text[])": {},
  "function private.check_phone(text)": {},
  "function private.claim_emails(integer,uuid)": { service_role: "execute" },
  "function private.client_address()": {},
  "function private.client_network(text)": {},
  "function private.count_changed()": {},
  "function private.count_registered()": {},
  "function private.count_use(text,text)": {},
  "function private.counted(text)": {},
  "function private.courses_counted(json)": {},
  "function private.day_start(date)": {},
  "function private.enquiries_json(uuid[],text,boolean)": {},
  "function private.erase_chat_visitors(uuid[])": {},
  "function private.erase_enquiries(uuid[],uuid)": {},
  "function private.facet_condition(text,text[])": {},
  "function private.facets_counted(jsonb,facets json[],waiting bigint)": {},
  "function private.fill_catalogue(jsonb,jsonb,boolean)": {},
  "function private.fill_provider(jsonb)": {},
  "function private.filter_along(jsonb,text)": {},
  "function private.fold_counts()": {},
  "function private.further(bigint,bigint,text,boolean)": {},
  "function private.is_admin()": { authenticated: "execute" },
  "function private.keep_house()": {},
  "function private.kept_about(text,enquiries uuid[],visitors uuid[])": {},
  "function private.key_columns(text,columns text[],types text[])": {},
  "function private.landing(text,text,boolean,skip integer,reach text)": {},
  "function private.landing_behind(text,text,text,boolean,jsonb,skip integer,reach text)": {},
  "function private.mailbox(text)": {},
  "function private.mark_email_failed(bigint,text,boolean)": { service_role: "execute" },
  "function private.mark_email_sent(bigint)": { service_role: "execute" },
  "function private.met_another(private.enquiries,integer,private.enquiry_status,date)": {},
  "function private.offered_program(text)": {},
  "function private.only_admins()": {},
  "function private.plain(text)": {},
  "function private.plain_text(text)": {},
  "function private.provider_day(timestamp with time zone)": {},
  "function private.read_filter(jsonb,on_rows text,on_counts text,beyond_counts boolean)": {},
  "function private.record_chat_visitor(text,text,text,timestamp with time zone,text)": {
    service_role: "execute",
  },
  "function private.recount_enquiries()": {},
  "function private.refuse_gone()": {},
  "function private.register()": {},
  "function private.retry_delay(integer)": {},
  "function private.search_text(text,text,text)": {},
  "function private.search_total(text,bigint,total bigint,about boolean)": {},
  "function private.search_words(text)": {},
  "function private.set_enquiry(private.enquiries,private.enquiry_status,date)": {},
  "function private.source_word(text)": {},
  "function private.spellings(text)": {},
  "function private.take(text,text)": { service_role: "execute" },
  "function private.take_use(text,text)": {},
  "function private.texts(jsonb)": {},
  "function private.titles_of(text[])": {},
  "function private.told_source()": {},
  "function private.within_limit(text,text)": { service_role: "execute" },
  "function private.word_condition(text)": {},
  "function private.write_enrollment_emails()": {},
  // The admins' desk: each asks who calls before it does anything else.
  "function public.change_enquiries(jsonb)": { authenticated: "execute" },
  "function public.change_enquiry(uuid,integer,jsonb)": { authenticated: "execute" },
  "function public.count_enquiries(jsonb)": { authenticated: "execute" },
  "function public.enquiry_details(uuid,text)": { authenticated: "execute" },
  "function public.enquiry_picture(jsonb)": { authenticated: "execute" },
  "function public.erase_enquiry(uuid)": { authenticated: "execute" },
  "function public.erase_person(text)": { authenticated: "execute" },
  "function public.list_enquiries(jsonb,text,boolean,jsonb,boolean,integer,integer,boolean)": {
    authenticated: "execute",
  },
  "function public.mail_trouble()": { authenticated: "execute" },
  "function public.new_enquiries(timestamp with time zone,jsonb)": { authenticated: "execute" },
  "function public.person_data(text)": { authenticated: "execute" },
  "function public.send_mail_again(bigint)": { authenticated: "execute" },
};

/** The tables whose rows a policy guards, and the policies. */
const guarded = [
  "private.enquiries: Admins read all, SELECT, {authenticated}, ( SELECT private.is_admin() AS is_admin)",
  "public.chat_visitors: Admins read all, SELECT, {authenticated}, ( SELECT private.is_admin() AS is_admin)",
  "public.email_outbox: none",
];

const postgresPrograms = findPostgres();
let postgres: RunningPostgres | undefined;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "rights-"));
  postgres = postgresPrograms ? await startPostgres(postgresPrograms) : undefined;
});

afterAll(async () => {
  await postgres?.stop();
  await rm(folder, { recursive: true, force: true });
});

describe("on PGlite", () => {
  theWall(async () => {
    const database = await openDatabase(readSettings({ DATA_DIR: folder }), silentLog);
    await migrate(database);
    return database;
  });
});

describe.skipIf(!postgresPrograms)("on PostgreSQL", () => {
  theWall(async () => {
    const database = await openDatabase(
      readSettings({ DATABASE_URL: await newDatabase() }),
      silentLog,
    );
    await migrate(database);
    return database;
  });
});

describe.skipIf(!postgresPrograms)("on a PostgreSQL as a hosted project has it", () => {
  theWall(async () => {
    const DATABASE_URL = await prepareLikeHosted(await newDatabase(), site.adminEmails[0]);
    await deployLikeHosted(DATABASE_URL);
    const database = await openDatabase(readSettings({ DATABASE_URL }), silentLog);
    // As after each change of content/.
    await database.query(hostedData());
    return database;
  });
});

function newDatabase(): Promise<string> {
  return postgres?.createDatabase() ?? Promise.reject(new Error("There is no PostgreSQL"));
}

function theWall(open: () => Promise<Database>): void {
  let database: Database;
  let admin: string;
  let session: string;
  beforeAll(async () => {
    database = await open();
    const [opened] = await database.query<{ id: string; user_id: string }>(
      "insert into auth.sessions (user_id) select id from auth.users returning id, user_id",
    );
    admin = opened?.user_id ?? "";
    session = opened?.id ?? "";
    await as("anon", insertEnquiry);
    await database.query(
      "select private.record_chat_visitor('Ravi', 'Kumar', 'ravi@example.in', now(), null)",
    );
  });
  afterAll(() => database.close());

  const stranger = crypto.randomUUID();
  const insertEnquiry = `insert into public.enrollment_inquiries (name, email, phone, course_name)
    values ('${enquiry.name}', '${enquiry.email}', '${enquiry.phone}', '${enquiry.course_name}')
    returning name`;

  /** What a statement gives to this caller, or the SQLSTATE of its refusal. */
  function as(role: string, text: string, sub?: string): Promise<unknown> {
    return database
      .transaction(async (query) => {
        await query(
          "select set_config('role', $1, true), set_config('request.jwt.claims', $2, true)",
          [role, JSON.stringify({ role, sub, session_id: session })],
        );
        return query(text);
      })
      .catch((error) => error.code);
  }

  test("everything in public and private is listed with who may use it", async () => {
    expect(await readRights(database)).toEqual(rights);
  });

  test("row level security stands where rows are anybody's, with these policies", async () => {
    const rows = await database.query<{ line: string }>(readGuarded);
    expect(rows.map(({ line }) => line)).toEqual(guarded);
  });

  test("a visitor and a signed-in stranger see no row of anything, the admin what is theirs", async () => {
    const count = (name: string) => `select count(*)::int as rows from ${name}`;
    const seen = async (role: string, sub?: string) =>
      Promise.all(
        ["enrollment_inquiries", "chat_visitors", "email_outbox"].map((name) =>
          as(role, count(`public.${name}`), sub),
        ),
      );
    expect(await seen("anon")).toEqual([[{ rows: 0 }], "42501", "42501"]);
    expect(await seen("authenticated", stranger)).toEqual([[{ rows: 0 }], [{ rows: 0 }], "42501"]);
    expect(await seen("authenticated", admin)).toEqual([[{ rows: 1 }], [{ rows: 1 }], "42501"]);
    expect(await seen("service_role")).toEqual(["42501", "42501", "42501"]);
  });

  test("a session that has ended, or is another's, opens nothing to the admin", async () => {
    const rows = "select count(*)::int as rows from public.enrollment_inquiries";
    const living = session;
    session = crypto.randomUUID();
    expect(await as("authenticated", rows, admin)).toEqual([{ rows: 0 }]);
    expect(await as("authenticated", "select public.list_enquiries()", admin)).toBe("42501");
    session = living;
  });

  test.each([
    "insert into private.enquiries (name) values ('Eve')",
    "update public.enrollment_inquiries set phone = '+91 1'",
    "delete from public.enrollment_inquiries",
    "insert into public.enrollment_inquiries (id) values (gen_random_uuid())",
    "truncate private.enquiries",
    "select setval('public.email_outbox_id_seq', 1)",
    "select nextval('public.email_outbox_id_seq')",
    "select private.add_admin('eve@example.com')",
    "select * from auth.users",
    "update private.programs set offered = true",
    "select status, search from private.enquiries",
    "update private.enquiries set status = 'closed'",
    "select * from private.enquiry_counts",
    "insert into private.enquiry_events (enquiry_id, kind) values (gen_random_uuid(), 'noted')",
    "select * from private.erasures",
    "select private.counted('true')",
    "select private.keep_house()",
    "select private.kept_about('ravi@example.in')",
  ])("nobody from outside may: %s", async (text) => {
    for (const [role, sub] of [["anon"], ["authenticated", stranger], ["authenticated", admin]]) {
      expect(await as(role ?? "", text, sub)).toBe("42501");
    }
  });

  test.each([
    "list_enquiries()",
    "count_enquiries()",
    "enquiry_picture()",
    "new_enquiries(now())",
    "enquiry_details(gen_random_uuid())",
    "change_enquiry(gen_random_uuid(), 1, '{}')",
    "change_enquiries('[]')",
    "send_mail_again(0)",
    "erase_enquiry(gen_random_uuid())",
    "person_data('nobody@example.in')",
    "erase_person('nobody@example.in')",
  ])("only an admin may call %s", async (desk) => {
    const text = `select public.${desk}`;
    expect(await as("anon", text)).toBe("42501");
    expect(await as("authenticated", text, stranger)).toBe("42501");
    expect(await as("service_role", text)).toBe("42501");
    expect(await as("authenticated", text, admin)).not.toBe("42501");
  });

  test("a visitor's registration comes back, and nothing else can be asked of it", async () => {
    expect(await as("anon", insertEnquiry)).toEqual([{ name: enquiry.name }]);
    const columns = "(select string_agg(e::text, '') from private.enquiries as e)";
    expect(await as("anon", `${insertEnquiry}, ${columns}`)).toBe("42501");
    const others = "(select count(*)::int from public.enrollment_inquiries) as others";
    expect(await as("anon", `${insertEnquiry}, ${others}`)).toEqual([
      { name: enquiry.name, others: 0 },
    ]);
  });

  test("the admin's list is read along its index, whatever the count", async () => {
    await database.query(`insert into private.enquiries (name, email, phone, program, course_name)
      select 'Many', n || '@example.com', '+91 9876543210', '${programs[0].slug}', '${programs[0].title}'
      from generate_series(1, 2000) as n`);
    await database.query("analyze private.enquiries");
    const lines = await as(
      "authenticated",
      `explain (costs off) select * from public.enrollment_inquiries
        order by date_of_enquiry desc, id desc limit 50`,
      admin,
    );
    const plan = (lines as object[]).flatMap(Object.values).join("\n");
    expect(plan).toContain("Index Scan using enquiries_newest_first");
    expect(plan).not.toContain("Sort");
  });
}

/** What each role may do to each relation and function of the two schemas, by what PostgreSQL itself says. */
async function readRights(database: Database): Promise<Record<string, Record<string, string>>> {
  const rows = await database.query<{ object: string; role: string; granted: string | null }>(`
    with roles (role) as (values ('anon'), ('authenticated'), ('service_role')),
    relations as (
      select oid, relkind, relnamespace::regnamespace || '.' || relname as name from pg_class
      where relnamespace in ('public'::regnamespace, 'private'::regnamespace)
        and relkind in ('r', 'p', 'v', 'm', 'f', 'S')
    ),
    on_relations as (
      select case relkind when 'S' then 'sequence ' when 'v' then 'view ' when 'r' then 'table '
          else 'other ' end || name as object, role,
        (select string_agg(whole_or_columns, ' ' order by place) from (
          select place, case
            when relkind <> 'S' and has_table_privilege(role, oid, privilege) then privilege
            when relkind = 'S' and has_sequence_privilege(role, oid, sequence_privilege)
              then sequence_privilege
            when relkind <> 'S' and by_column then (
              select privilege || '(' || string_agg(attname, ' ' order by attname) || ')'
              from pg_attribute where attrelid = oid and attnum > 0 and not attisdropped
                and has_column_privilege(role, oid, attnum, privilege)
            )
          end as whole_or_columns
          from (values (1, 'select', 'select', true), (2, 'insert', 'usage', true),
            (3, 'update', 'update', true), (4, 'delete', null, false), (5, 'truncate', null, false),
            (6, 'references', null, true), (7, 'trigger', null, false)
          ) as privileges (place, privilege, sequence_privilege, by_column)
        ) as each_one) as granted
      from relations, roles
    ),
    on_functions as (
      select 'function ' || pronamespace::regnamespace || '.' || proname || '(' ||
          replace(pg_get_function_identity_arguments(oid), ', ', ',') || ')' as object, role,
        case when has_function_privilege(role, oid, 'execute') then 'execute' end as granted
      from pg_proc, roles
      where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
    )
    select * from on_relations union all select * from on_functions`);
  const found: Record<string, Record<string, string>> = {};
  for (const { object, role, granted } of rows) {
    const name = object.replace(/(?<=[(,])\w+ (?=\w)(?!with )/g, "");
    found[name] ??= {};
    Object.assign(found[name], granted && { [role]: granted });
  }
  return found;
}

const readGuarded = `
  select relnamespace::regnamespace || '.' || relname || ': ' || coalesce((
    select string_agg(concat_ws(', ', policyname, cmd, roles, qual, with_check), '; ' order by policyname)
    from pg_policies where schemaname = relnamespace::regnamespace::text and tablename = relname
  ), 'none') as line
  from pg_class where relnamespace in ('public'::regnamespace, 'private'::regnamespace) and relrowsecurity
  order by 1`;
