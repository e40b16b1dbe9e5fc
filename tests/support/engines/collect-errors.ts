/**
 * A script that begins to collect, in a page that does not do so yet, what its console is told as an error; afterwards
 * `told` holds it. For an engine whose driver tells nothing of it: what happens before the first command after a page
 * has loaded is missed.
 */
export const collectErrors = `
  const told = (globalThis.toldErrors ??= (() => {
    const errors = [];
    const { error } = console;
    console.error = (...words) => {
      errors.push(words.map(String).join(" "));
      error.apply(console, words);
    };
    addEventListener("unhandledrejection", ({ reason }) => errors.push(String(reason)));
    addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
      errors.push("Refused by " + violatedDirective + ": " + blockedURI),
    );
    addEventListener(
      "error",
      ({ message, target }) =>
        errors.push(message ?? "Failed to load resource: " + (target.src ?? target.href)),
      true,
    );
    return errors;
  })());
`;
