export interface Launch {
  title: string;
  /** The slug of the program that is launched (content/programs.ts). */
  program: string;
  badges: readonly string[];
  /**
   * Told apart by their ids; Aivy looks for "certification", and without it says that she knows nothing of certificates.
   * Any other is your own, of letters and digits. Few words without a full stop: she says "… is one of the highlights".
   */
  highlights: readonly { id: string; text: string }[];
  /**
   * A date as "August 11", "11 August" or "Saturday, 11 August 2026": its day is compared with the one that is asked for.
   * A time begins with the hour, and AM or PM and the zone stand by themselves: "7:30 AM IST".
   */
  sessions: readonly { date: string; times: readonly string[] }[];
  seats: string;
  accept: string;
  /** Where `accept` leads: an external registration form. */
  formUrl: string;
  decline: string;
  schedule: {
    /** Milliseconds after the load event (SPEC §9). */
    delay: number;
    /** "load": after every load (SPEC §2); "session": once per browser session. */
    show: "load" | "session";
  };
}

/**
 * The launch pop-up (SPEC §2); `undefined` when nothing is launched. The session times are shown as the provider
 * gave them although they do not agree with each other (10 PM EST is 7 PM PST, and not 7:30 AM IST): correct them
 * here once known.
 */
export const launch: Launch | undefined = {
  title: "AI Application Developer Bootcamp",
  program: "ai-application",
  badges: ["STARTS SOON", "LIMITED SEATS"],
  highlights: [
    { id: "projects", text: "Live Projects" },
    { id: "mentors", text: "Expert Mentors" },
    { id: "certification", text: "Certification" },
  ],
  sessions: [
    { date: "August 11", times: ["10:00 PM EST", "11:00 PM PST", "9:00 PM CST"] },
    { date: "August 12", times: ["7:30 AM IST", "3:00 AM GMT"] },
  ],
  seats: "Only 25 seats available!",
  accept: "Secure Your Seat Now",
  formUrl: "https://example.com/register",
  decline: "I'll decide later",
  schedule: { delay: 500, show: "load" },
};
