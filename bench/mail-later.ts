import { runSql } from "../tests/support/restart.ts";
import type { RunningServer } from "../tests/support/server.ts";

/** From now on mails wait for a day: they are not sent beside what is measured. */
export async function mailLater(server: RunningServer): Promise<void> {
  await runSql(
    server,
    "alter table public.email_outbox alter next_attempt_at set default now() + interval '1 day'",
  );
}
