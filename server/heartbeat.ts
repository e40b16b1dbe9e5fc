/**
 * Tells the launcher, at once and then every second, that this process still turns its event loop: one that does
 * not, hears no signal either, and only the launcher can end it. Does nothing for a process that nobody watches.
 */
export function startHeartbeat(): void {
  if (process.send) {
    beat();
    setInterval(beat, 1000).unref();
  }
}

function beat(): void {
  if (process.connected) {
    // A launcher that is just going away is no reason to fail.
    process.send?.("alive", undefined, undefined, () => {});
  }
}
