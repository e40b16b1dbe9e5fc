/** Milliseconds after which an answer is waited for no longer. */
const patience = 5000;

/**
 * Whether the server has another build of this page by now: what a press asks for is gone then under its name, and only
 * a reload brings what came in its place. `code` is the address of the script that asked, whose name changes with the
 * names of all that it imports. False where that can't be found out, as without a connection.
 */
export async function isOutdated(code: string): Promise<boolean> {
  const asking = new AbortController();
  setTimeout(() => asking.abort(), patience);
  try {
    const page = await fetch(location.pathname, { cache: "no-store", signal: asking.signal });
    return page.ok && !(await page.text()).includes(new URL(code).pathname);
  } catch {
    return false;
  }
}
