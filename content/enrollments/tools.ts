import { site } from "../site.ts";

/** The keys, and the list of them that `?` opens. */
export const keys = {
  title: "Keys",
  text: "They work wherever nothing is being typed.",
  open: "Show the keys",
  /** Beside the box that turns off those that stand for themselves; the others stay. */
  single: "Letters and signs work",
  list: [
    ["/", "Search"],
    ["j", "Next enquiry"],
    ["k", "Previous enquiry"],
    ["Enter", "Open the enquiry"],
    ["s", "Go to its status"],
    ["n", "Write a note"],
    ["a", "Act on those selected"],
    ["Esc", "Close the enquiry, empty the search"],
    ["F6", "Go to a message, to undo"],
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
    `Date of Enquiry (${site.timeZone.label})`,
    "Status",
    "Follow up on",
    "Source",
    "utm_source",
    "utm_medium",
    "utm_campaign",
    "Referrer",
    "Came by",
  ] as const,
  cameBy: { chat: "chat", page: "page" },
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
