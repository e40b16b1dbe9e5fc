import { useEffect, useRef, useState } from "react";
import { isSignedIn, onSignedOut, spendSignInToken } from "../backend-session.ts";
import { fetchAhead, forgetAhead } from "./desk/client.ts";
import { returnToPlace } from "./return-place.ts";
import { forgetSignInToken, takeSignInToken } from "./sign-in-link.ts";

/** `link`: opened by a sign-in link, waiting for the press that spends it. `refused`: that link was no good. */
export type Access = "checking" | "link" | "refused" | "signed-out" | "signed-in";

/** Who looks at the page. The session is checked once on load (SPEC §4); a sign-out anywhere ends the view. */
export function useAccess(): { access: Access; spendLink: () => Promise<void> } {
  const [access, setAccess] = useState<Access>("checking");
  const token = useRef<string>(undefined);
  const checked = useRef(false);

  useEffect(() => {
    if (checked.current) return;
    checked.current = true;
    token.current = takeSignInToken();
    isSignedIn(fetchAhead).then((signedIn) => {
      if (signedIn) {
        forgetSignInToken();
        setAccess("signed-in");
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

  /** Fails when the server could not be asked; the link is then still good. */
  async function spendLink(): Promise<void> {
    const accepted = await spendSignInToken(token.current ?? "");
    forgetSignInToken();
    // Opened twice, it may have been spent in this browser's other tab.
    const signedIn = accepted || (await isSignedIn());
    if (signedIn) returnToPlace();
    setAccess(signedIn ? "signed-in" : "refused");
  }

  return { access, spendLink };
}
