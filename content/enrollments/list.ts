/** The list of enquiries. */
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
  nothingFound: "Nothing fits all of this search and its filters.",
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
  samePerson: (count: number) => `+${count} ${count === 1 ? "enquiry" : "enquiries"}`,
  samePersonHint: (count: number) => (count === 1 ? "1 more enquiry" : `${count} more enquiries`),
  arrived: (count: number) => `${count.toLocaleString("en-US")} new`,
  /** On paper, where not all of them have been loaded. */
  onPaper: (count: number, total: number) =>
    `These are the first ${count.toLocaleString("en-US")} of ${total.toLocaleString("en-US")}. For all of them, export the list.`,
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

/** What is done with several rows at once. */
export const selection = {
  label: "Selected enquiries",
  /** Of the box in a row. */
  box: (name: string) => `Select ${name}`,
  count: (count: number) => `${count.toLocaleString("en-US")} selected`,
  /** Told where not all from one row to another could be marked. */
  leftOut: (count: number) => `${count.toLocaleString("en-US")} left as they were`,
  leftOutHint: (most: number) =>
    `They are not loaded: scroll over them first. At most ${most.toLocaleString("en-US")} can be selected.`,
  setStatus: "Set status",
  export: "Export",
  clear: "Select none",
  /** Takes back the status that was set last, as long as any are selected. */
  undo: "Set back",
  done: (count: number, status: string) => `${count.toLocaleString("en-US")} set to ${status}`,
  undone: (count: number) => `${count.toLocaleString("en-US")} set back`,
  left: (count: number) => `${count.toLocaleString("en-US")} not changed`,
  /** Which somebody else was quicker with, each with what it is now. */
  changedElsewhere: (which: string) =>
    `Somebody else has changed ${which}. Nothing was overwritten.`,
  now: (name: string, status: string) => `${name} (now ${status})`,
  more: (count: number) => `${count.toLocaleString("en-US")} more`,
  erased: (count: number) =>
    `${count.toLocaleString("en-US")} ${count === 1 ? "is" : "are"} no longer there.`,
};
