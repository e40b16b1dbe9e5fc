/**
 * Inlined into the home document, a few hundred bytes: imports the application once the page has loaded and
 * painted and the browser is idle, or at the visitor's first touch or key, notes a press until then, and opens
 * the launch pop-up in time. Nothing here competes with the first paint.
 */
import { schedulePopup } from "../launch/open-popup.ts";

/** The application's entry and all that it imports, so that they are fetched side by side. */
declare const applicationUrls: string[];

/** What needs the application: not the menu and the pop-up, which are the browser's own and act at once. */
const replayed = "button:not([popovertarget], dialog button)";

window.earlyPress = null;
let started = false;

function start(): void {
  if (started) return;
  started = true;
  for (const url of applicationUrls) import(/* @vite-ignore */ url);
}

function onLoad(): void {
  schedulePopup(() => Boolean(window.earlyPress));
  // What the browser reports as painted has been painted; animation frames come before that.
  const painted = new PerformanceObserver(() => {
    painted.disconnect();
    idle(start);
  });
  painted.observe({ type: "paint", buffered: true });
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
    window.earlyPress = event.target.closest(replayed) ?? window.earlyPress;
  },
  true,
);

if (document.readyState === "complete") onLoad();
else addEventListener("load", onLoad, { once: true });
