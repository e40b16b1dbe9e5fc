import { useState } from "react";
import { filters } from "../../../content/enrollments/toolbar.ts";
import { dayFromToday } from "../desk/dates.ts";
import { useToday } from "../desk/use-today.ts";
import { change } from "../desk/use-view.ts";
import { Choice } from "./choice.tsx";
import styles from "./filters.module.css";

type PeriodFilterProps = { from: string; to: string };

/** The days from which enquiries are shown: some that end today, or any. */
export function PeriodFilter({ from, to }: PeriodFilterProps) {
  const [asksForDays, setAsksForDays] = useState(false);
  const today = useToday();
  const chosen = asksForDays ? "other" : findPeriod(from, to);

  function choose(period: string): void {
    setAsksForDays(period === "other");
    if (period !== "other") change({ from: beginOf(period), to: "" });
  }

  return (
    <>
      <Choice
        label={filters.period}
        value={chosen}
        isSet={from !== "" || to !== ""}
        onChoose={choose}
      >
        {filters.periods.map(([period, name]) => (
          <option key={period} value={period}>
            {name}
          </option>
        ))}
        <option value="other">{filters.otherPeriod}</option>
      </Choice>
      {chosen === "other" && (
        <span className={styles.days}>
          <label>
            {filters.from}
            <input
              type="date"
              value={from}
              max={to || today}
              onChange={(event) => change({ from: event.target.value }, "replace")}
            />
          </label>
          <label>
            {filters.to}
            <input
              type="date"
              value={to}
              min={from}
              onChange={(event) => change({ to: event.target.value }, "replace")}
            />
          </label>
        </span>
      )}
    </>
  );
}

/** The first day of a period of so many days that ends today. */
function beginOf(period: string): string {
  return period === "" ? "" : dayFromToday(1 - Number(period));
}

function findPeriod(from: string, to: string): string {
  if (to) return "other";
  const [period] = filters.periods.find(([period]) => beginOf(period) === from) ?? [];
  return period ?? "other";
}
