const days = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"];
const weekend = 5;
const someDay = `(${days.join("|")})s?`;
const fromTo = new RegExp(`\\b${someDay} (?:to|till|until|-|–) ${someDay}\\b`, "gi");
const anyDay = new RegExp(`\\b${someDay}\\b`, "gi");
const begins =
  /\b(\d{1,2})(?::\d\d)? ?(am|pm)?(?: ?(?:to|till|until|-|–) ?)\d{1,2}(?::\d\d)? ?(am|pm)\b/gi;
const noon = 12;
const evening = 17;

/** What days and times are called otherwise: "Monday to Thursday, 7:30 PM to 9:30 PM" is on weekdays, in the evening. */
export function calledOtherwise(value: string): readonly string[] {
  const named = daysIn(value);
  return [
    ...named,
    ...(named.some((day) => days.indexOf(day) < weekend) ? ["weekday", "weekdays"] : []),
    ...(named.some((day) => days.indexOf(day) >= weekend) ? ["weekend", "weekends"] : []),
    ...[...value.matchAll(begins)].flatMap(([, hour, own, last]) =>
      timeOfDay(Number(hour), own ?? last),
    ),
  ];
}

/** Each day that a value names, or that lies between two: "Monday to Thursday". */
function daysIn(value: string): readonly string[] {
  const within = [...value.matchAll(fromTo)].flatMap(([, first = "", last = ""]) =>
    days.slice(days.indexOf(first.toLowerCase()), days.indexOf(last.toLowerCase()) + 1),
  );
  return [...within, ...[...value.matchAll(anyDay)].map(([, day = ""]) => day.toLowerCase())];
}

function timeOfDay(hour: number, half = ""): readonly string[] {
  const at = (hour % noon) + (half.toLowerCase() === "pm" ? noon : 0);
  if (at < noon) return ["morning", "subah"];
  return at < evening ? ["afternoon", "dopahar"] : ["evening", "shaam", "sham"];
}
