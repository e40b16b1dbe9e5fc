import { site } from "../../../content/site.ts";

/** "Aug 5, 2025, 10:30 AM" (SPEC §2), in the time zone of whoever looks. */
const momentFormat = new Intl.DateTimeFormat("en-US", {
  year: "numeric",
  month: "short",
  day: "numeric",
  hour: "numeric",
  minute: "2-digit",
});
const dayFormat = new Intl.DateTimeFormat("en-US", {
  month: "short",
  day: "numeric",
  timeZone: "UTC",
});
const providersDay = new Intl.DateTimeFormat("en-CA", { timeZone: site.timeZone.name });

export function formatMoment(moment: string): string {
  return momentFormat.format(new Date(moment));
}

/** "2025-08-05" as "Aug 5". */
export function formatDay(day: string): string {
  return dayFormat.format(new Date(day));
}

/** The provider's day, as "2025-08-05": today, or so many days later or earlier. */
export function dayFromToday(days: number): string {
  // Counted from the date, for days on which the clocks change are not 24 hours long.
  const day = new Date(providersDay.format(Date.now()));
  day.setUTCDate(day.getUTCDate() + days);
  return day.toISOString().slice(0, 10);
}

/** How long ago a moment was, in the largest unit that is full: "5 minutes", "3 hours", "12 days". */
export function timeSince(moment: string): string {
  const minutes = Math.max(1, Math.floor((Date.now() - Date.parse(moment)) / 60_000));
  if (minutes < 60) return unitFormats.minute.format(minutes);
  if (minutes < 48 * 60) return unitFormats.hour.format(Math.floor(minutes / 60));
  return unitFormats.day.format(Math.floor(minutes / 1440));
}

/** Made once: a formatter costs more than all that a list has it write. */
const unitFormats = {
  minute: unitFormat("minute"),
  hour: unitFormat("hour"),
  day: unitFormat("day"),
};

function unitFormat(unit: string): Intl.NumberFormat {
  return new Intl.NumberFormat("en-US", { style: "unit", unit, unitDisplay: "long" });
}
