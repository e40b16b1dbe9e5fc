/** The admin page, and the way in. What is fixed by SPEC §2 and §8 says so, as in the files beside. */
export const adminPage = {
  /** SPEC §2 */
  title: "Enrollment Management",
  /** For the document's head; search engines do not see it. */
  description: "Course enrollment inquiries, for the provider's admin.",
  /** SPEC §2 */
  text: "View and manage course enrollment inquiries",
  /** SPEC §2 */
  home: "Back to Home",
  signOut: "Sign out",
  /** Before an address, for those who hear the page; the others see it beside. */
  signedInAs: "Signed in as",
  withoutScripts: "This page needs JavaScript.",
};

export const signIn = {
  /** SPEC §2 */
  checking: "Loading...",
  /** SPEC §2 */
  heading: "Admin Access Required",
  /** SPEC §2 */
  text: "You need to be authenticated to view enrollment data.",
  /** SPEC §2 */
  ask: "Sign In with Email",
  /** Asked for only where there are several admins. */
  email: "Your email",
  /** On the page that a sign-in link opens, in place of the two sentences of SPEC §2. */
  linkHeading: "Welcome back",
  linkText: "One press more, and you see the enrollment data.",
  /** On the same page: only this press spends the link. */
  spend: "Continue to sign in",
  refused: "This sign-in link has been used already or has expired. Ask for a new one.",
  /** The server lets nobody in for a while; the link has not been used. */
  wait: "There were too many attempts just now. Your link is still good: please wait a minute and try again.",
  /** SPEC §8 */
  sent: "Check your email for the login link!",
  /** SPEC §8 */
  failed: "Sign in failed. Please contact admin.",
};
