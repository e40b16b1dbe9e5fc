/** One fault: in `file` the first `from` becomes `to`, and one of the test files named so must notice. */
export type Edit = { file: string; from: string; to: string; tests: string[] };

const shared = "supabase/functions/_shared";
const migrations = "supabase/migrations/20261121000";

export const edits: Edit[] = [
  // Tokens and sessions.
  {
    file: "server/auth/sessions.ts",
    from: 'return createHash("sha256").update(token).digest("hex");',
    to: "return token;",
    tests: ["contract/sessions"],
  },
  {
    file: "server/auth/sessions.ts",
    from: "when 'local' then id = $2",
    to: "when 'local' then true",
    tests: ["contract/sessions"],
  },
  {
    file: "server/auth/sessions.ts",
    from: "when 'others' then id <> $2",
    to: "when 'others' then true",
    tests: ["contract/sessions"],
  },
  {
    file: "server/auth/sessions.ts",
    from: "const linkPause = 60;",
    to: "const linkPause = 0;",
    tests: ["contract/sign-in"],
  },
  {
    file: "server/auth/sessions.ts",
    from: "and expires_at > now() returning user_id",
    to: "returning user_id",
    tests: ["contract/sign-in"],
  },
  {
    file: "server/auth/sessions.ts",
    from: "where token_hash = $1 and used_at is null",
    to: "where token_hash = $1",
    tests: ["contract/sign-in"],
  },
  {
    file: "server/auth/sessions.ts",
    from: "const sessionLifetime = 30;",
    to: "const sessionLifetime = 300;",
    tests: ["contract/sessions"],
  },
  {
    file: "server/auth/access-token.ts",
    from: 'payload.role !== "authenticated"',
    to: "false",
    tests: ["auth/access-token"],
  },
  {
    file: "server/auth/access-token.ts",
    from: 'audience: "authenticated",',
    to: "",
    tests: ["auth/access-token"],
  },
  // Whom a limit counts.
  {
    file: "server/http/client-address.ts",
    from: '"cf-connecting-ip", ',
    to: "",
    tests: ["http/client-address"],
  },
  {
    file: "server/http/client-address.ts",
    from: "hops.reverse()",
    to: "hops",
    tests: ["http/client-address"],
  },
  {
    file: "server/http/client-address.ts",
    from: "return v6 ?? v4 ?? hop;",
    to: "return hop;",
    tests: ["http/client-address"],
  },
  {
    file: "server/http/client-address.ts",
    from: "reported = true;",
    to: "",
    tests: ["http/client-address"],
  },
  {
    file: "server/http/body-limit.ts",
    from: "Number(stated) > maxSize ? refuse(context) : next()",
    to: "next()",
    tests: ["contract/functions"],
  },
  // What may be read.
  {
    file: "server/rest/query.ts",
    from: "const maxRows = 1000;",
    to: "const maxRows = 1_000_000;",
    tests: ["rest/query"],
  },
  {
    file: "server/rest/as-caller.ts",
    from: "[claims.role, JSON",
    to: '["service_role", JSON',
    tests: ["contract/reading"],
  },
  // Bad weather.
  {
    file: "server/database/postgres.ts",
    from: "lock: 5000",
    to: "lock: 0",
    tests: ["contract/database-waits"],
  },
  {
    file: "server/database/persistently.ts",
    from: "gate.narrow();",
    to: "throw error;",
    tests: ["contract/database-waits"],
  },
  {
    file: "server/database/persistently.ts",
    from: "(deadlocks > 1 || !isEndedForAnother(error))",
    to: "true",
    tests: ["contract/database-trouble"],
  },
  {
    file: "server/database/deadline.ts",
    from: "reject(new DeadlineError());",
    to: "",
    tests: ["contract/database-waits"],
  },
  {
    file: "server/database/disk-room.ts",
    from: "const least = 64 * megabyte;",
    to: "const least = 0;",
    tests: ["contract/full-disk"],
  },
  {
    file: "server/heartbeat.ts",
    from: "    beat();\n",
    to: "",
    tests: ["contract/supervision"],
  },
  {
    file: "server/database/data-directory.ts",
    from: "chmodSync(directory, 0o700);",
    to: "",
    tests: ["contract/running"],
  },
  {
    file: `${shared}/database-failure.ts`,
    from: "|57014|55P03|40001|40P01",
    to: "",
    tests: ["rest/errors"],
  },
  // What the database holds to by itself.
  {
    file: `${migrations}100_limits.sql`,
    from: "when host in ('gmail.com', 'googlemail.com') then replace(name, '.', '') || '@gmail.com'",
    to: "when host = '' then name",
    tests: ["contract/mail.test"],
  },
  {
    file: `${migrations}100_limits.sql`,
    from: "latest timestamptz := now() + interval '1 minute';",
    to: "latest timestamptz := now() + interval '9 years';",
    tests: ["contract/registration"],
  },
  {
    file: `${migrations}200_catalogue.sql`,
    from: "revoke all on private.programs, private.program_titles, private.countries, private.catalogues",
    to: "revoke all on private.program_titles, private.countries, private.catalogues",
    tests: ["contract/rights"],
  },
  {
    file: `${migrations}300_enquiries.sql`,
    from: "for select to authenticated\n  using ((select private.is_admin()));",
    to: "for select to authenticated\n  using (true);",
    tests: ["contract/rights"],
  },
  {
    file: `${migrations}300_enquiries.sql`,
    from: "perform private.take('registration', client);",
    to: "",
    tests: ["contract/registration"],
  },
  {
    file: `${migrations}300_enquiries.sql`,
    from: "now() - interval '10 minutes'",
    to: "now() - interval '10 days'",
    tests: ["contract/registration"],
  },
  {
    file: `${migrations}300_enquiries.sql`,
    from: "new.name := private.plain_text(new.name);",
    to: "",
    tests: ["contract/checks"],
  },
  {
    file: `${migrations}400_email_outbox.sql`,
    from: "alter table public.email_outbox enable row level security;",
    to: "",
    tests: ["contract/rights"],
  },
  {
    file: `${migrations}400_email_outbox.sql`,
    from: " or coalesce(claimed_at, created_at) > now() + interval '1 minute'",
    to: "",
    tests: ["contract/mail-outage"],
  },
  {
    file: `${migrations}400_email_outbox.sql`,
    from: "order by kind = 'enrollment_confirmation', next_attempt_at",
    to: "order by next_attempt_at",
    tests: ["contract/mail-outage"],
  },
  {
    file: `${migrations}500_chat_visitors.sql`,
    from: "using ((select private.is_admin()))",
    to: "using (true)",
    tests: ["contract/rights"],
  },
  {
    file: `${migrations}500_chat_visitors.sql`,
    from: "perform private.take('chat_start', client_address);",
    to: "",
    tests: ["contract/chat-visitors"],
  },
  // Mails.
  {
    file: `${shared}/mail/transport.ts`,
    from: '"Auto-Submitted": "auto-generated"',
    to: "",
    tests: ["contract/mail.test"],
  },
  {
    file: `${shared}/mail/transport.ts`,
    from: "maxConnections: 5",
    to: "maxConnections: 500",
    tests: ["contract/mail-outage"],
  },
  {
    file: `${shared}/mail/outbox.ts`,
    from: "const batchSize = 5;",
    to: "const batchSize = 1;",
    tests: ["mail/outbox"],
  },
  {
    file: `${shared}/mail/plain-name.ts`,
    from: "name.length <= 40 &&",
    to: "",
    tests: ["mail/plain-name"],
  },
  {
    file: `${shared}/mail/plain-name.ts`,
    from: "words.length <= 4 &&",
    to: "",
    tests: ["mail/plain-name"],
  },
  {
    file: `${shared}/mail/enrollment-mails.ts`,
    from: "value: maskPhone(enrollment.phone)",
    to: "value: enrollment.phone",
    tests: ["contract/mail.test", "mail/enrollment-mails"],
  },
  {
    file: "content/contact-links.ts",
    from: "encodeURIComponent(address)",
    to: "encodeURI(address)",
    tests: ["content/contact-links"],
  },
  {
    file: `${shared}/storable-text.ts`,
    from: '.replace(/\\p{Cc}+/gu, " ")',
    to: "",
    tests: ["send-user-alert/handler"],
  },
  {
    file: `${shared}/json-function.ts`,
    from: '"x-content-type-options": "nosniff"',
    to: "",
    tests: ["_shared/json-function"],
  },
];
