const storageKey = "return-place";

/**
 * Remembers what was asked for before the sign-in, such as the enquiry that a mail led to: the sign-in link is
 * opened in another tab and knows nothing of it.
 */
export function rememberPlace(): void {
  try {
    localStorage.setItem(storageKey, location.search);
  } catch {
    // Without storage the list is shown from its beginning.
  }
}

/** Brings the page to what was remembered, once. */
export function returnToPlace(): void {
  try {
    const query = localStorage.getItem(storageKey);
    localStorage.removeItem(storageKey);
    if (query) history.replaceState(null, "", `${location.pathname}${query}`);
  } catch {
    // The same.
  }
}
