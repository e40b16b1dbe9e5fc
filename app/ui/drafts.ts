/** Where drafts wait while the page reloads. */
const storageKey = "drafts";

const drafts = takeStored();

/**
 * Keeps what was typed and not sent yet, under the name of its form: for as long as the page is there, and over
 * a reload by `reloadPage`. It stays nowhere else, for the next visitor at this screen must not find it.
 */
export function keepDraft(name: string, draft: unknown): void {
  drafts.set(name, draft);
}

/** Gives what was kept under this name. It may come from storage: check it. */
export function readDraft(name: string): unknown {
  return drafts.get(name);
}

/** All that is kept under names that begin so. It may come from storage: check it. */
export function readDrafts(begin: string): unknown[] {
  return [...drafts].filter(([name]) => name.startsWith(begin)).map(([, draft]) => draft);
}

/** Forgets all drafts. */
export function forgetDrafts(): void {
  drafts.clear();
}

/** Loads the page anew with what was typed: some browsers never fetch a script again that failed once. */
export function reloadPage(): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...drafts]));
  } catch {
    // Without storage the page comes back empty.
  }
  location.reload();
}

function takeStored(): Map<string, unknown> {
  try {
    const stored = sessionStorage.getItem(storageKey);
    sessionStorage.removeItem(storageKey);
    return new Map(JSON.parse(stored ?? "[]"));
  } catch {
    return new Map();
  }
}
