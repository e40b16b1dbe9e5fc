import { errorKind } from "../supabase/functions/_shared/error-kind.ts";
import type { Log } from "../supabase/functions/_shared/log.ts";

/** Work that outlives the request which began it, kept in sight so that a shutdown can wait for it. */
export type Background = {
  /** Lets the work go on; its failure is logged. */
  run(work: Promise<unknown>): void;
  /** Resolves when all of it is done, or after `patience` milliseconds. */
  settled(patience: number): Promise<void>;
};

export function createBackground(log: Log): Background {
  const running = new Set<Promise<void>>();
  return {
    run(work) {
      const watched = work
        .then(
          () => {},
          (error: unknown) => {
            log.error({ reason: errorKind(error) }, "Work in the background failed");
          },
        )
        .finally(() => running.delete(watched));
      running.add(watched);
    },
    async settled(patience) {
      let timer: NodeJS.Timeout | undefined;
      const enough = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, patience);
      });
      await Promise.race([Promise.all(running), enough]);
      clearTimeout(timer);
    },
  };
}
