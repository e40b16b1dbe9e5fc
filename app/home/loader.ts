/**
 * Inlined into the home document, a few hundred bytes: imports the application once the page has loaded and
 * painted and the browser is idle, or at the visitor's first touch or key, and notes a press until then.
 * Nothing here competes with the first paint.
 */
declare const applicationUrl: string;

window.earlyPress = null;
let started = false;

function start(): void {
  if (started) return;
  started = true;
  import(/* @vite-ignore */ applicationUrl);
}

function startWhenIdle(): void {
  requestAnimationFrame(() => requestAnimationFrame(() => idle(start)));
}

function idle(callback: () => void): void {
  if ("requestIdleCallback" in window) requestIdleCallback(callback, { timeout: 2000 });
  else setTimeout(callback, 200);
}

for (const type of ["pointerdown", "touchstart", "keydown"]) {
  addEventListener(type, start, { capture: true, once: true, passive: true });
}

addEventListener(
  "click",
  (event) => {
    if (window.earlyPress === undefined || !(event.target instanceof Element)) return;
    window.earlyPress = event.target.closest("button") ?? window.earlyPress;
  },
  true,
);

if (document.readyState === "complete") startWhenIdle();
else addEventListener("load", startWhenIdle, { once: true });

export {};
