import type { Deadline } from "./deadline.ts";

/** How long a gate stays narrow, in milliseconds. */
const narrowFor = 5000;

export type Gate = {
  /** Waits, in turn, until there is room; gives what must be called to leave again. */
  enter(deadline: Deadline): Promise<() => void>;
  /** Lets fewer in for a while than are in now, but always one. */
  narrow(): void;
  inUse(): number;
};

/** Lets at most `width` in at a time. Who has no time left by their turn is passed over. */
export function createGate(width: number): Gate {
  const waiting: { deadline: Deadline; enter: () => void }[] = [];
  let inside = 0;
  let room = width;
  let widening: NodeJS.Timeout | undefined;

  function letIn(): void {
    while (inside < room) {
      const next = waiting.shift();
      if (!next) {
        return;
      }
      if (!next.deadline.over) {
        inside += 1;
        next.enter();
      }
    }
  }

  function leave(): void {
    inside -= 1;
    letIn();
  }

  return {
    enter(deadline) {
      return new Promise((resolve) => {
        waiting.push({ deadline, enter: () => resolve(leave) });
        letIn();
      });
    },
    narrow() {
      room = Math.max(1, Math.min(room, inside) - 1);
      clearTimeout(widening);
      widening = setTimeout(() => {
        room = width;
        letIn();
      }, narrowFor);
      widening.unref();
    },
    inUse: () => inside,
  };
}
