/** What the visitor has opened, or has pressed for and is on its way. */
const occupied = "dialog[open], [role=dialog], [role=alertdialog], [aria-busy=true]";

/**
 * Opens the launch pop-up, where there is one, its `data-delay` after the load event (SPEC §9), whether or not the
 * application is there by then. It reads the schedule from the page, so that the loader inlined there carries none of
 * the pop-up's words twice. Call it once, when the load event has come. A visitor who has opened a dialog in the meantime, or
 * has pressed for one that is on its way, is not interrupted; with the menu open the pop-up comes after it. In a
 * browser that knows no dialog it stays closed.
 */
export function schedulePopup(): void {
  const popup = document.querySelector<HTMLDialogElement>("#launch");
  if (!popup || !("showModal" in popup)) return;
  const [navigation] = performance.getEntriesByType("navigation");
  const loaded = (navigation as PerformanceNavigationTiming | undefined)?.loadEventStart ?? 0;
  setTimeout(openPopup, Math.ceil(loaded + delayOf(popup) - performance.now()), popup);
}

function delayOf(popup: HTMLDialogElement): number {
  return Number(popup.dataset.delay);
}

function openPopup(popup: HTMLDialogElement): void {
  // A page that could not be brought to life is drawn anew, and what stood here before is gone.
  if (!popup.isConnected || document.querySelector(occupied)) return;
  // The selector of an open popover throws where there are no popovers.
  const menu = "showPopover" in popup ? document.querySelector(":popover-open") : null;
  if (menu) {
    // A modal dialog would throw it shut.
    const later = () => setTimeout(openPopup, delayOf(popup), popup);
    menu.addEventListener("toggle", later, { once: true });
    return;
  }
  if (popup.dataset.show === "session" && !isFirstInSession()) return;
  closeOnPress(popup);
  popup.showModal();
  // Not the link: a key pressed at the moment of opening must not lead away from the page.
  popup.focus();
  // In a low window the browser has scrolled to the link, which it focuses first.
  popup.scrollTop = 0;
}

/** Closes on a press on its link and on one beside it, but not where a selection of its words ends beside it. */
function closeOnPress(popup: HTMLDialogElement): void {
  let pressed: EventTarget | null = null;
  popup.addEventListener("pointerdown", ({ target }) => {
    pressed = target;
  });
  popup.addEventListener("click", ({ target }) => {
    // A press on the dialog itself is one on its backdrop: its content covers the rest of it.
    const isBeside = target === popup && pressed === popup;
    if (isBeside || (target instanceof Element && target.closest("a"))) popup.close();
  });
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
