export type Deadline = {
  /** Whether the time is over: nobody waits for the result any more. */
  readonly over: boolean;
  /** Throws a DeadlineError when the time is over. */
  check(): void;
};

class DeadlineError extends Error {
  readonly code = "DEADLINE";
  constructor() {
    super("The database did not answer in time");
  }
}

/** The outcome of `work`, or a DeadlineError after so many milliseconds; `work` learns of it by its deadline. */
export function withinDeadline<Result>(
  milliseconds: number,
  work: (deadline: Deadline) => Promise<Result>,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    let over = false;
    const timer = setTimeout(() => {
      over = true;
      reject(new DeadlineError());
    }, milliseconds);
    const deadline: Deadline = {
      get over() {
        return over;
      },
      check() {
        if (over) {
          throw new DeadlineError();
        }
      },
    };
    work(deadline)
      .finally(() => clearTimeout(timer))
      .then(resolve, reject);
  });
}
