/** The last change of each enquiry, so that the next one waits for the version that it leaves behind. */
const underWay = new Map<string, Promise<unknown>>();

/** Does this work once every earlier change of these enquiries has been answered, and gives what it gives or throws. */
export function inTurn<Result>(ids: string[], work: () => Promise<Result>): Promise<Result> {
  const turn = Promise.allSettled(ids.map((id) => underWay.get(id))).then(work);
  for (const id of ids) underWay.set(id, turn);
  return turn;
}
