/** One fault: in `file` the first `from` becomes `to`, and one of the test files named so must notice. */
export type Edit = { file: string; from: string; to: string; tests: string[] };

const shared = "supabase/functions/_shared";

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
    file: "server/database/postgres.ts",
    from: "gate.narrow();",
    to: "throw error;",
    tests: ["contract/database-waits"],
  },
  {
    file: "server/database/postgres.ts",
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
