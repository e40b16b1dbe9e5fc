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
  ] as const satisfies readonly (readonly ["" | `${number}`, string])[],
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
    email: "Email",
    phone: "Phone",
    course: "Course",
    status: "Status",
  },
  /** Behind a choice: how many it would leave. */
  count: (name: string, count: number) => `${name} (${count.toLocaleString("en-US")})`,
};
