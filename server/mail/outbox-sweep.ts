import { setTimeout as wait } from "node:timers/promises";
import { isReadOnly } from "../../supabase/functions/_shared/database-failure.ts";
import { errorKind } from "../../supabase/functions/_shared/error-kind.ts";
import {
  deliverAllDueEmails,
  type OutboxDeps,
} from "../../supabase/functions/_shared/mail/outbox.ts";

/** Milliseconds between two rounds. */
const interval = 15_000;

/**
 * Sends what is due in the outbox, at once and then regularly: mails whose browser went away, that the mail
 * server did not take at first, or that a process left behind. Resolves, after the batch in hand, when
 * `stopping` is aborted; a round that fails is logged and the next one tries again.
 */
export async function sweepOutbox(deps: OutboxDeps): Promise<void> {
  while (!deps.stopping.aborted) {
    await deliverAllDueEmails(deps).catch((error: unknown) => {
      if (!isReadOnly(error)) {
        deps.log.error({ reason: errorKind(error) }, "A sweep of the outbox failed");
      }
    });
    await wait(interval, undefined, { signal: deps.stopping }).catch(() => {});
  }
}
