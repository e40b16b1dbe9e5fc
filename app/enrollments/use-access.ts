import { useEffect, useEffectEvent, useRef, useState } from "react";
import { onSessionKept, onSignedOut, spendSignInToken, whoIsSignedIn } from "../backend-session.ts";
import { fetchAhead, forgetAhead } from "./desk/client.ts";
import { forgetNotes } from "./opened/draft-note.ts";
import { returnToPlace } from "./return-place.ts";
import { forgetSignInToken, takeSignInToken } from "./sign-in-link.ts";

/** `link`: opened by a sign-in link, waiting for the press that spends it. `refused`: that link was no good. */
export type Access = "checking" | "link" | "refused" | "signed-out" | "signed-in";

/**
 * Who looks at the page. The session is checked once on load (SPEC §4); a sign-out anywhere ends the view, and a sign-in
 * in another tab, where the link of the mail opens, brings back what was being done here.
 */
export function useAccess() {
  const [access, setAccess] = useState<Access>("checking");
  /** The address of whoever is signed in, or was before. */
  const [admin, setAdmin] = useState("");
  const token = useRef<string>(undefined);
  const checked = useRef(false);

  const enter = useEffectEvent((who: string) => {
    if (admin && who !== admin) forgetNotes();
    setAdmin(who);
    setAccess("signed-in");
  });

  useEffect(() => {
    if (checked.current) return;
    checked.current = true;
    token.current = takeSignInToken();
    whoIsSignedIn(fetchAhead).then((who) => {
      if (who) {
        forgetSignInToken();
        enter(who);
      } else {
        forgetAhead();
        setAccess(token.current ? "link" : "signed-out");
      }
    });
  }, []);

  useEffect(() => {
    if (access !== "signed-in") return;
    const subscription = onSignedOut(() => setAccess("signed-out"));
    return () => {
      subscription.then((unsubscribe) => unsubscribe());
    };
  }, [access]);

  useEffect(() => {
    if (access !== "signed-out" && access !== "refused") return;
    return onSessionKept(async () => {
      const who = await whoIsSignedIn();
      if (who) enter(who);
    });
  }, [access]);

  /** Fails when the server could not be asked; the link is then still good. */
  async function spendLink(): Promise<void> {
    const accepted = await spendSignInToken(token.current ?? "");
    forgetSignInToken();
    // Opened twice, it may have been spent in this browser's other tab.
    const who = accepted ?? (await whoIsSignedIn());
    if (!who) return setAccess("refused");
    returnToPlace();
    setAdmin(who);
    setAccess("signed-in");
  }

  return { access, admin, spendLink };
}
