/** Every word of the admin page. What is fixed by SPEC §2 and §8 says so. */
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
  /** On the page that a sign-in link opens, in place of the two sentences of SPEC §2. */
  linkHeading: "Welcome back",
  linkText: "One press more, and you see the enrollment data.",
  /** On the same page: only this press spends the link. */
  spend: "Continue to sign in",
  refused: "This sign-in link has been used already or has expired. Ask for a new one.",
  /** SPEC §8 */
  sent: "Check your email for the login link!",
  /** SPEC §8 */
  failed: "Sign in failed. Please contact admin.",
};

export const enrollmentList = {
  /** SPEC §2 */
  heading: "Enrollment Inquiries",
  /** SPEC §2; the number of enquiries follows once it is known. */
  subtitle: "All course enrollment requests",
  /** SPEC §2 */
  total: (count: number) => `(${count.toLocaleString("en-US")} total)`,
  /** SPEC §2 */
  loading: "Loading enrollment data...",
  /** SPEC §2 */
  empty: "No enrollment inquiries found.",
  /** SPEC §2 */
  columns: ["Name", "Email", "Phone", "Course", "Date of Enquiry"],
  /** SPEC §8 */
  failure: { title: "Error", description: "Failed to load enrollment data. Please try again." },
  retry: "Retry",
  more: "Show more",
};
