const enquiries = (count: number) =>
  `${count.toLocaleString("en-US")} ${count === 1 ? "enquiry" : "enquiries"}`;
const chats = (count: number) =>
  `${count.toLocaleString("en-US")} ${count === 1 ? "chat" : "chats"}`;
const emails = (count: number) =>
  `${count.toLocaleString("en-US")} ${count === 1 ? "email" : "emails"}`;

/** "2 enquiries and 1 chat"; only what there is. */
function both(ofEnquiries: number, ofChats: number): string {
  const parts = [ofEnquiries > 0 && enquiries(ofEnquiries), ofChats > 0 && chats(ofChats)];
  return parts.filter(Boolean).join(" and ");
}

/** On the admin page, for somebody who asks what is kept about them, or asks to be erased. */
export const personalData = {
  action: "Personal data",
  /** Where a search for an address has found no enquiry. */
  actionFor: (address: string) => `See all that is kept about ${address}`,
  title: "Somebody asks about their data",
  text: "Type their email address to see what is kept about them: enquiries and chats, also of those who only chatted.",
  address: "Email address",
  noAddress: "Please enter an email address",
  lookUp: "Look up",
  loading: "Looking it up...",
  failure: "It could not be looked up. Please try again.",
  nothing: (address: string) => `Nothing is kept about ${address}.`,
  nothingHint: "They may have used another address.",
  kept: (ofEnquiries: number, ofChats: number, address: string) =>
    `${both(ofEnquiries, ofChats)} of ${address}`,
  enquiries: "Enquiries",
  chats: "Chats",
  /** Under a long list. */
  more: (count: number) => `and ${count.toLocaleString("en-US")} more`,
  /** What goes with them. */
  withThem: (ofMails: number, notes: number) => {
    const entries = `${notes.toLocaleString("en-US")} ${notes === 1 ? "entry" : "entries"}`;
    return `With them ${emails(ofMails)}${notes > 0 ? ` and ${entries} in the history` : ""}.`;
  },
  samePhone: "The same phone number was given with:",
  copy: "Download a copy",
  erase: "Erase all of it",
  question: (address: string) => `Erase all that is kept about ${address}?`,
  consequences: (ofEnquiries: number, ofChats: number) =>
    `${both(ofEnquiries, ofChats)}, with all notes and emails, also those that have not gone out yet, are gone for good. This cannot be undone. It does not reach emails already delivered, exported files and backups.`,
  confirm: "Erase",
  notErased: { title: "Not erased", description: "Please try again." },
  erased: "Erased",
  erasedText: (ofEnquiries: number, ofChats: number) =>
    both(ofEnquiries, ofChats) || "Somebody else has erased it meanwhile.",
};

/** The copy that the person gets. */
export const personalDataCopy = {
  fileName: (day: string) => `personal-data-${day}.txt`,
  heading: (address: string, day: string) => `What is kept about ${address}, ${day}`,
  enquiry: "Enquiry",
  chat: "Chat with the assistant",
  mail: "Email",
  name: "Name",
  email: "Email",
  phone: "Phone",
  course: "Course",
  date: "Date",
  status: "Status",
  followUp: "Follow up on",
  source: "Came from",
  history: "History",
  mailKinds: {
    enrollment_notice: "Notice of the enquiry to our team",
    enrollment_confirmation: "Confirmation of the enquiry",
    chat_visitor_notice: "Notice of the chat to our team",
  },
  sent: (when: string) => `sent ${when}`,
  notSent: "not sent",
};
