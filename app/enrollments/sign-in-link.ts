/**
 * Takes the token of a sign-in link out of the address bar, so that it stays neither there nor in the
 * history; undefined when the page was not opened by such a link. What else stands in the address does not
 * matter: mail programs and people copy it with its end missing or with a full stop behind it.
 */
export function takeSignInToken(): string | undefined {
  const token = new URLSearchParams(location.search).get("token_hash");
  if (token === null) return undefined;
  history.replaceState(null, "", location.pathname);
  return token;
}
