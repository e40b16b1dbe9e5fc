/** What stands on every page: controls, errors, and the page that is not there. What SPEC fixes says so. */
export const controls = {
  /** The first stop of the keyboard: past the navigation. */
  skip: "Skip to content",
  /** Read out, and shown as an arrow, after the words of a link that opens a tab of its own. */
  newTab: "(opens in a new tab)",
  /** Of a dialog. */
  close: "Close",
  /** Of a toast. */
  dismiss: "Dismiss",
  /** Of a sentence that is to be acknowledged. */
  acknowledge: "OK",
  /** Leads to what is done with personal data, from where it is asked for. */
  privacy: "Privacy",
  /** The way out of a question. */
  cancel: "Cancel",
  /** Offered when something has failed twice, and where nothing else helps. */
  reload: "Reload the page",
};

/** What the header's button and links are called for those who only hear them. */
export const header = { menu: "Menu", navigation: "Main" } as const;

/** Behind the number on a program's card, on the page and in the brochure. */
export function durationUnit(hours: number): string {
  return hours === 1 ? "hour" : "hours";
}

/** Read out while something long is written: that its field has so much room left, and that it is full. */
export const roomLeft = {
  some: (count: number) => `${count.toLocaleString("en-US")} characters left`,
  none: (most: number) => `No room left: ${most.toLocaleString("en-US")} characters at most`,
};

export const notFound = {
  title: "Page not found",
  /** For the document's head; search engines do not see it. */
  description: "This page does not exist.",
  /** SPEC §2 */
  heading: "Oops! Page not found",
  text: "The address may have changed, or there may be a typing error in it.",
  /** SPEC §2 */
  home: "Return to Home",
};

/** Shown on a page that can be read, but has stopped working (SPEC §8); an address to write to follows. */
export const brokenPage =
  "Something went wrong: this page can be read, but its buttons do not work. You can write to";

/** Shown after a press for what the server no longer has, since the site has been built anew; a way to reload follows. */
export const outdatedPage = "This page has been updated since you opened it.";

/** What is left when a page fails unexpectedly (SPEC §8); an address to write to follows the text. */
export const errorScreen = {
  heading: "Something went wrong",
  text: "This page has stopped working. Nothing that you have sent is lost. If it happens again, write to",
  home: "Return to Home",
};

/** What is said of a call to the server that failed. */
export const failures = {
  unreachable: "The server could not be reached. Please check your connection and try again.",
  /** SPEC §8 */
  database: (message: string) => `Database error: ${message}`,
};
