import { site } from "../../../../content/site.ts";

const format = new Intl.DateTimeFormat("en-US", {
  dateStyle: "medium",
  timeStyle: "short",
  timeZone: site.timeZone.name,
});

/** A moment as the provider reads it: "Aug 5, 2025, 10:30 AM IST". */
export function formatMailTime(moment: Date): string {
  // Intl puts a narrow no-break space before AM and PM, which some mail programs show as a box.
  return `${format.format(moment).replace(/\s/gu, " ")} ${site.timeZone.label}`;
}
