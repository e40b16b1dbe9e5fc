/**
 * The launch pop-up (SPEC §2). The session times are shown as the provider gave them although they do not
 * agree with each other (10 PM EST is 7 PM PST, and not 7:30 AM IST): correct them here once known.
 */
export const launch = {
  title: "AI Application Developer Bootcamp",
  badges: ["STARTS SOON", "LIMITED SEATS"],
  highlights: ["Live Projects", "Expert Mentors", "Certification"],
  sessions: [
    { date: "August 11", times: ["10:00 PM EST", "11:00 PM PST", "9:00 PM CST"] },
    { date: "August 12", times: ["7:30 AM IST", "3:00 AM GMT"] },
  ],
  seats: "Only 25 seats available!",
  accept: "Secure Your Seat Now",
  decline: "I'll decide later",
} as const;

/** When the pop-up opens: apart from its words, since this part is inlined into the page. */
export const launchSchedule = {
  /** Milliseconds after the load event (SPEC §9). */
  delay: 500,
  /** "load": after every load (SPEC §2); "session": once per browser session; "never". */
  show: "load" as "load" | "session" | "never",
} as const;
