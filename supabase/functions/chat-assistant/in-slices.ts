/** Milliseconds that a slice takes before others have their turn. */
const slice = 8;

/** Does long work, given as steps of a millisecond or so, while whatever else has come in is seen to between them. */
export async function inSlices<Result>(steps: Iterator<undefined, Result>): Promise<Result> {
  for (let end = performance.now() + slice; ; ) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() > end) {
      await new Promise((resolve) => setTimeout(resolve, 0));
      end = performance.now() + slice;
    }
  }
}
