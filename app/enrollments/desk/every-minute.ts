const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval>;

/**
 * Calls back once a minute, and as soon as the page is looked at again, for what goes by the clock; gives what ends it.
 * One clock serves all of it: what is shown is read anew, and rendered only where it has become something else.
 */
export function everyMinute(listener: () => void): () => void {
  if (listeners.size === 0) {
    timer = setInterval(tell, 60_000);
    document.addEventListener("visibilitychange", tell);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    document.removeEventListener("visibilitychange", tell);
  };
}

function tell(): void {
  for (const listener of listeners) listener();
}
