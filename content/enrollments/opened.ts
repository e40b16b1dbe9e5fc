/** The enquiry that is open beside the list. */
export const openedEnquiry = {
  loading: "Loading the enquiry...",
  failure: "This enquiry could not be loaded.",
  gone: "It may have been erased.",
  /** Of the heading, where a name would stand. */
  failureHeading: "Not loaded",
  goneHeading: "There is no such enquiry",
  close: "Close",
  previous: "Previous enquiry",
  next: "Next enquiry",
  email: "Email",
  phone: "Phone",
  course: "Course",
  date: "Date of enquiry",
  source: "Source",
  cameBy: { chat: "after a chat with the assistant", page: "" },
  followUp: "Follow up on",
  /** In how many days, and how that is said. */
  followUpDays: [
    [1, "Tomorrow"],
    [3, "In 3 days"],
    [7, "In a week"],
  ] as const,
  noFollowUp: "No date",
  /** Beside the field, of what is typed there and cannot be set. */
  followUpOver: "Not saved: this day is over.",
  followUpNoDay: "Not saved: this is no full date.",
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
  sendingAgain: { title: "Email on its way again", description: "It goes out within a minute" },
  history: "History",
  noHistory: "Nothing has been changed yet.",
  /** What somebody did, behind the moment and the address. */
  statusChanged: (from: string, to: string) => `${from} to ${to}`,
  followUpSet: (day: string) => `follow up ${day}`,
  followUpCleared: "follow-up cleared",
  mailAgain: (mail: string) => `sent again: ${mail}`,
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
