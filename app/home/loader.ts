/**
 * Inlined into the home document, a few hundred bytes: imports the application once the page has loaded and
 * painted and the browser is idle, or at the visitor's first touch or key, notes a press until then, opens the
 * launch pop-up in time and closes the menu on a choice. Nothing here competes with the first paint.
 */
import { schedulePopup } from "../launch/open-popup.ts";

/** The application's entry and all that it imports, so that they are fetched side by side; the entry is last. */
declare const applicationUrls: string[];

/** Milliseconds after which an application that has not come counts as lost. */
const patience = 30_000;

/** What needs the application: not the menu and the pop-up, which are the browser's own and act at once. */
const replayed = "button:not([popovertarget], dialog button, #load-failure button)";

window.earlyPress = null;
// Before the browser translates it.
window.writtenPage = document.querySelector("#root")?.cloneNode(true) as Element;
let started = false;
/** Whether the connection came back while the application was being fetched, which may fail all the same. */
let cameBack = false;

function start(): void {
  if (started) return;
  started = true;
  load().then(() => showFailure(false), onFailure);
}

/**
 * Fetched before they are imported: a module that could not be fetched counts as failed for as long as the page is
 * there, in many browsers, and would not be asked for again.
 */
async function load(): Promise<void> {
  const urls = applicationUrls;
  const fetching = new AbortController();
  // On a connection that stalls and does not break an answer is waited for without end.
  setTimeout(() => fetching.abort(), patience);
  // All that `fetch` asks of it is its signal: each byte counts here.
  for (const file of await Promise.all(urls.map((url) => fetch(url, fetching)))) {
    if (!file.ok) throw file.status;
    await file.blob();
  }
  await import(/* @vite-ignore */ urls.at(-1) as string);
}

function startAgain(): void {
  cameBack = started;
  start();
}

/** Without the application the next press tries again, as does a connection that comes back, or has meanwhile. */
function onFailure(reason: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the one trace of an application that does not run.
  console.warn(reason);
  started = false;
  if (cameBack) {
    startAgain();
    return;
  }
  if (!window.earlyPress) return;
  notePress(null);
  // Hidden first, so that it is announced again.
  showFailure(false);
  showFailure(true);
}

/** As a popover, which stands above everything and goes on Escape; in older browsers in its place on the page. */
function showFailure(show: boolean): void {
  const failure = document.querySelector<HTMLElement>("#load-failure");
  if (!failure) return;
  failure.hidden = !show;
  if ("showPopover" in failure) failure.togglePopover(show);
}

function notePress(button: Element | null): void {
  window.earlyPress?.setAttribute("aria-busy", "false");
  button?.setAttribute("aria-busy", "true");
  window.earlyPress = button as HTMLElement | null;
}

function onLoad(): void {
  schedulePopup();
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
  addEventListener(type, start, { capture: true, passive: true });
}
addEventListener("online", startAgain);

addEventListener(
  "click",
  ({ target }) => {
    if (!(target instanceof Element)) return;
    const popover = target.closest("a")?.closest<HTMLElement>("[popover]");
    if (popover && "hidePopover" in popover) popover.hidePopover();
    if (target.closest("#load-failure button")) location.reload();
    const button = target.closest(replayed);
    if (window.earlyPress === undefined || !button) return;
    notePress(button);
    start();
  },
  true,
);

if (document.readyState === "complete") onLoad();
else addEventListener("load", onLoad, { once: true });
