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
  /** Asked for only where there are several admins. */
  email: "Your email",
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

/** How far the provider is with an enquiry, in the order in which it goes. */
export const statusNames = {
  new: "New",
  contacted: "Contacted",
  enrolled: "Enrolled",
  closed: "Closed",
};

export const enrollmentList = {
  /** SPEC §2 */
  heading: "Enrollment Inquiries",
  /** SPEC §2; the number of enquiries follows once it is known. */
  subtitle: "All course enrollment requests",
  /** SPEC §2 */
  total: (count: number) => `(${count.toLocaleString("en-US")} total)`,
  /** Behind it, when a search or a filter leaves some out. */
  found: (count: number, isExact: boolean) =>
    `· ${isExact ? "" : "about "}${count.toLocaleString("en-US")} found`,
  /** SPEC §2 */
  loading: "Loading enrollment data...",
  /** SPEC §2 */
  empty: "No enrollment inquiries found.",
  /** Under it, when there is none at all. */
  emptyHint: "What visitors send with the form appears here. To see it, enroll yourself:",
  emptyAction: "Open the website",
  /** Under it, when a search or a filter leaves all out. */
  nothingFound: "Try fewer letters, or look without filters.",
  clear: "Show all",
  /** SPEC §2; what they sort by. */
  columns: {
    name: "Name",
    email: "Email",
    phone: "Phone",
    course: "Course",
    date: "Date of Enquiry",
  },
  /** SPEC §8 */
  failure: { title: "Error", description: "Failed to load enrollment data. Please try again." },
  retry: "Retry",
  status: (name: string) => `Status of ${name}`,
  /** Beside the date of an enquiry that nobody has answered. */
  waiting: (time: string) => `waiting ${time}`,
  followUp: (day: string) => `follow up ${day}`,
  /** How many more enquiries there are of the same person. */
  samePerson: (count: number) => `+${count} more`,
  samePersonHint: (count: number) => (count === 1 ? "1 more enquiry" : `${count} more enquiries`),
  arrived: (count: number) => `${count.toLocaleString("en-US")} new`,
  /** Where the list ends before the enquiries do. */
  furthest: "The list ends here. Choose a period or search to see older ones.",
};

/** Told above the list when mails did not get through. */
export const mailTrouble = {
  /** The names follow, as links to the enquiries. */
  givenUp: (count: number) =>
    count === 1 ? "1 email could not be delivered:" : `${count} emails could not be delivered:`,
  /** Where there is no enquiry to name. */
  ofChats: "notices of chats",
  more: "and others",
  waiting: (count: number, since: string) =>
    count === 1
      ? `1 email has waited to be sent since ${since}.`
      : `${count} emails have waited to be sent since ${since}.`,
  /** What the mail server said, if it said anything. */
  reason: (error: string) => `The mail server: ${error}`,
  noReason: "Nobody sends them: please tell whoever runs this site.",
};

/** What can be done with a person, in the row and in the opened enquiry. */
export const contact = {
  call: "Call",
  whatsApp: "WhatsApp",
  mail: "Email",
  copy: "Copy",
  /** For those who hear the row's buttons alone. */
  with: (action: string, name: string) => `${action} ${name}`,
  copied: "Copied",
  notCopied: "Could not be copied",
  /** Offered once somebody has been called or written to. */
  offer: (name: string) => `Have you reached ${name}?`,
  accept: "Set to Contacted",
};

/** Told of changes. */
export const changes = {
  status: (name: string, status: string) => `${name}: ${status}`,
  undo: "Undo",
  undone: "Undone",
  /** Somebody else was quicker; what is there now follows. */
  conflict: "Somebody else has changed this enquiry",
  conflictNow: (status: string) => `Nothing was overwritten. It is now: ${status}.`,
  gone: "This enquiry is no longer there",
  failed: "Not saved",
  failedHint: "Please try again.",
};

/** The ways to a part of the list that is needed every day; behind each stands how many it holds. */
export const views = {
  label: "Views",
  all: "All",
  waiting: "Not contacted yet",
  due: "Due today",
};

export const filters = {
  search: "Search",
  searchHint: "Name, email, phone or course",
  label: "Filters",
  course: "Course",
  anyCourse: "All courses",
  status: "Status",
  anyStatus: "Any status",
  period: "Period",
  /** By how many days they go back, today included. A list, since objects put whole numbers in front. */
  periods: [
    ["", "Any time"],
    ["1", "Today"],
    ["7", "Last 7 days"],
    ["30", "Last 30 days"],
  ] as const,
  otherPeriod: "From, to",
  from: "From",
  to: "To",
  source: "Source",
  anySource: "Any source",
  sort: "Order",
  /** In the cards of small screens, which have no columns to press. */
  orders: {
    date: "Newest first",
    "date-asc": "Oldest first",
    name: "Name",
    course: "Course",
    status: "Status",
  },
  /** Behind a choice: how many it would leave. */
  count: (name: string, count: number) => `${name} (${count.toLocaleString("en-US")})`,
};

/** The enquiry that is open beside the list. */
export const openedEnquiry = {
  loading: "Loading the enquiry...",
  failure: "This enquiry could not be loaded.",
  gone: "This enquiry is no longer there. Somebody has erased it.",
  close: "Close",
  previous: "Previous enquiry",
  next: "Next enquiry",
  details: "Details",
  email: "Email",
  phone: "Phone",
  course: "Course",
  date: "Date of enquiry",
  source: "Source",
  cameBy: { chat: "after a chat with the assistant", page: "" },
  status: "Status",
  followUp: "Follow up on",
  /** In how many days, and how that is said. */
  followUpDays: [
    [1, "Tomorrow"],
    [3, "In 3 days"],
    [7, "In a week"],
  ] as const,
  noFollowUp: "No date",
  note: "Note",
  notePlaceholder: "What was said, what comes next",
  addNote: "Add note",
  noteAdded: "Note added",
  others: "Same person",
  sameEmail: "same email",
  samePhone: "same phone",
  sameBoth: "same email and phone",
  chat: "Chat with the assistant",
  mails: "Emails",
  noMails: "None",
  mailKinds: {
    enrollment_notice: "Notice to us",
    enrollment_confirmation: "Confirmation to the learner",
  },
  sent: (when: string) => `sent ${when}`,
  waitingMail: (when: string) => `waiting, next try ${when}`,
  givenUp: (when: string) => `given up ${when}`,
  sendAgain: "Send again",
  sendAgainStarted: "It goes out within a minute",
  history: "History",
  noHistory: "Nothing has been changed yet.",
  /** What somebody did, behind the moment and the address. */
  statusChanged: (from: string, to: string) => `${from} to ${to}`,
  followUpSet: (day: string) => `follow up ${day}`,
  followUpCleared: "follow-up cleared",
  mailAgain: (mail: string) => `sent again: ${mail}`,
};

/** The keys, and the list of them that `?` opens. */
export const keys = {
  title: "Keys",
  text: "They work wherever nothing is being typed.",
  open: "Show the keys",
  list: [
    ["/", "Search"],
    ["j", "Next enquiry"],
    ["k", "Previous enquiry"],
    ["Enter", "Open the enquiry"],
    ["s", "Go to its status"],
    ["n", "Write a note"],
    ["Esc", "Close the enquiry, empty the search"],
    ["?", "This list"],
  ],
} as const;

/** All that is shown, as a file for a spreadsheet. */
export const csv = {
  action: "Export CSV",
  progress: "Export",
  soFar: (done: number, total: number) =>
    `${done.toLocaleString("en-US")} of ${total.toLocaleString("en-US")}`,
  stop: "Stop",
  stopped: "Export stopped",
  done: (count: number) =>
    `${count.toLocaleString("en-US")} ${count === 1 ? "enquiry" : "enquiries"} exported`,
  failure: { title: "Not exported", description: "Please try again." },
  fileName: (day: string) => `enquiries-${day}.csv`,
  columns: [
    "Name",
    "Email",
    "Country code",
    "Phone",
    "Course",
    "Date of Enquiry",
    "Status",
    "Follow up on",
    "Source",
    "utm_source",
    "utm_medium",
    "utm_campaign",
    "Referrer",
    "Came by",
  ],
  cameBy: { chat: "chat", page: "page" },
};

/** What is done with several rows at once. */
export const selection = {
  label: "Selected enquiries",
  /** Of the box in a row. */
  box: (name: string) => `Select ${name}`,
  count: (count: number) => `${count.toLocaleString("en-US")} selected`,
  setStatus: "Set status",
  export: "Export",
  clear: "Select none",
  done: (count: number, status: string) => `${count.toLocaleString("en-US")} set to ${status}`,
  left: (count: number) => `${count.toLocaleString("en-US")} not changed`,
  leftHint: "Somebody else has changed or erased them meanwhile. They are shown as they are now.",
};

/** Erasing an enquiry for good. */
export const eraseWords = {
  action: "Erase for good",
  question: (name: string) => `Erase the enquiry of ${name}?`,
  text: "The enquiry, its notes and its emails are gone for good, and with the last one of this address its chats as well. This cannot be undone.",
  confirm: "Erase",
  done: "Erased",
  others: (count: number) =>
    count === 1
      ? "1 other enquiry of this address is still there."
      : `${count} other enquiries of this address are still there.`,
};

/** What has come in the last 30 days, drawn, and how far it went. */
export const picture = {
  action: "Overview",
  label: "Overview",
  failure: "The overview could not be loaded.",
  days: (from: string, to: string, most: number) =>
    `Enquiries a day, ${from} to ${to}; at most ${most.toLocaleString("en-US")}`,
  numbers: "The numbers",
  day: "Day",
  ways: "How far they came",
  way: "Way",
  wayNames: [
    ["page", "From the page"],
    ["chat", "After a chat"],
  ],
  chats: (count: number) => `of ${count.toLocaleString("en-US")} ${count === 1 ? "chat" : "chats"}`,
  steps: [
    ["enquiries", "Enquiries"],
    ["contacted", "Contacted"],
    ["enrolled", "Enrolled"],
  ],
} as const;
