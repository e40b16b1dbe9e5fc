import { launchSchedule } from "../../content/launch.ts";

/**
 * Opens the launch pop-up `launchSchedule.delay` after the load event (SPEC §9), whether or not the application is there
 * by then. Call it once, when the load event has come. A visitor who has opened a dialog in the meantime, or
 * has pressed for one that is on its way, is not interrupted.
 */
export function schedulePopup(): void {
  if (launchSchedule.show === "never") return;
  const [navigation] = performance.getEntriesByType("navigation");
  const loaded = (navigation as PerformanceNavigationTiming | undefined)?.loadEventStart ?? 0;
  const remaining = Math.ceil(loaded + launchSchedule.delay - performance.now());
  setTimeout(openPopup, remaining);
}

function openPopup(): void {
  const popup = document.querySelector("#launch");
  if (!(popup instanceof HTMLDialogElement)) return;
  if (document.querySelector(":modal, [role=dialog], [role=alertdialog], [aria-busy=true]")) return;
  if (launchSchedule.show === "session" && !isFirstInSession()) return;
  popup.addEventListener("click", ({ target }) => {
    // A press on the dialog itself is one on its backdrop: its content covers the rest of it.
    if (target === popup || (target instanceof Element && target.closest("a"))) popup.close();
  });
  popup.showModal();
  // Not the link: a key pressed at the moment of opening must not lead away from the page.
  popup.focus();
}

function isFirstInSession(): boolean {
  try {
    if (sessionStorage.getItem("launch-shown")) return false;
    sessionStorage.setItem("launch-shown", "yes");
  } catch {
    // Without storage every load is a first one.
  }
  return true;
}
