/**
 * Tells the launcher, at once and then every second, that this process still turns its event loop: one that does
 * not, hears no signal either, and only the launcher can end it. When the launcher itself is gone, killed perhaps, nobody
 * watches any more, and the next one would find the data directory in use: then this process stops as if asked to.
 * Does nothing for a process that nobody watches.
 */
export function startHeartbeat(): void {
  if (process.send) {
    beat();
    setInterval(beat, 1000).unref();
    process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
  }
}

function beat(): void {
  if (process.connected) {
    // A launcher that is just going away is no reason to fail.
    process.send?.("alive", undefined, undefined, () => {});
  }
}
