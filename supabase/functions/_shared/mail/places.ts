import { mailConnections } from "./transport.ts";

/**
 * The mails that this process may have in hand at once. Whoever claims mails takes as many places first, so that none
 * is claimed only to wait for a connection until its time is over.
 */
export type Places = {
  /** How many are free; none while somebody waits for one. */
  free(): number;
  /** Whether somebody waits for one, who will claim whatever is due by then. */
  awaited(): boolean;
  /** Takes up to `most`, as soon as there is one; resolves to how many. */
  take(most: number): Promise<number>;
  giveBack(count: number): void;
};

/** As many places as the mail server gets connections; those who wait take turns. */
export function createPlaces(): Places {
  let free: number = mailConnections;
  const queue: (() => void)[] = [];
  return {
    free: () => free,
    awaited: () => queue.length > 0,
    take(most) {
      return new Promise((resolve) => {
        function takeNow() {
          const taken = Math.min(free, most);
          free -= taken;
          resolve(taken);
        }
        if (free > 0) {
          takeNow();
        } else {
          queue.push(takeNow);
        }
      });
    },
    giveBack(count) {
      free += count;
      while (free > 0 && queue.length > 0) {
        queue.shift()?.();
      }
    },
  };
}
