/**
 * Takes the token of a sign-in link out of the address bar, so that it stays neither there nor in the
 * history; undefined when the page was not opened by such a link.
 */
export function takeSignInToken(): string | undefined {
  const parameters = new URLSearchParams(location.search);
  if (parameters.get("type") !== "magiclink") return undefined;
  history.replaceState(null, "", location.pathname);
  return parameters.get("token_hash") ?? undefined;
}
