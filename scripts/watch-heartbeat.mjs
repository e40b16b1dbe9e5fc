/**
 * Calls `stalled` once when the child, after its first message, has sent none for `silence` seconds. Seconds are
 * counted here one by one, so that a machine that slept does not count as a child that did.
 */
export function watchHeartbeat(child, silence, stalled) {
  let seconds;
  const watch = setInterval(() => {
    if (seconds === undefined) return;
    seconds += 1;
    if (seconds <= silence) return;
    clearInterval(watch);
    stalled();
  }, 1000);
  child.on("message", () => {
    seconds = 0;
  });
  child.once("exit", () => clearInterval(watch));
}
