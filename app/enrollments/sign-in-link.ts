/**
 * Takes the token of a sign-in link out of the address bar, where others may see and copy it; undefined when the
 * page was not opened by such a link. The tab's history keeps it beside the address until it is forgotten: phones load a
 * page anew that was out of sight. What else stands in the address does not matter: mail programs and people copy it
 * with its end missing or with a full stop behind it.
 */
export function takeSignInToken(): string | undefined {
  const token = new URLSearchParams(location.search).get("token_hash");
  if (token === null) return history.state?.signInToken;
  history.replaceState({ signInToken: token }, "", location.pathname);
  return token;
}

/** Forgets the token of a link that is not good any more, or not needed. */
export function forgetSignInToken(): void {
  if (history.state?.signInToken) history.replaceState(null, "");
}
