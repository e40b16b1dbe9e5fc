import { type MouseEvent, useEffect, useId, useRef, useState } from "react";
import { openedEnquiry } from "../../../content/enrollments/opened.ts";
import { Button } from "../../ui/button.tsx";
import type { Enquiry } from "../desk/answers.ts";
import { dayFromToday } from "../desk/dates.ts";
import { useChange } from "../desk/use-change.ts";
import { useToday } from "../desk/use-today.ts";
import styles from "./follow-up.module.css";
import { leaveField } from "./leave-field.ts";

/** The day on which somebody is to get in touch again: typed, chosen, or one of those that are chosen most. */
export function FollowUp({ enquiry }: { enquiry: Enquiry }) {
  const id = useId();
  const change = useChange();
  const field = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState("");
  const today = useToday();
  const { follow_up_on } = enquiry;

  // A day from elsewhere, such as an undone one, takes the place of what was typed.
  useEffect(() => {
    if (field.current) field.current.value = follow_up_on ?? "";
    setProblem("");
  }, [follow_up_on]);

  /** Sets what is typed, or says why it is not set: it stays in the field, to be mended. */
  function take(typed: HTMLInputElement): void {
    const found = findProblem(typed, follow_up_on);
    if (found) setProblem(found);
    else set(typed.value);
  }

  function set(day: string): void {
    // A button may have been pressed: what was typed and is not set stands no longer.
    if (field.current) field.current.value = day;
    setProblem("");
    if (day !== (follow_up_on ?? "")) change(enquiry, { follow_up_on: day || null });
  }

  /** Its button goes away; focusing the field would open a phone's calendar. */
  function clear({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
    const before = currentTarget.previousElementSibling;
    if (before instanceof HTMLElement) before.focus();
    set("");
  }

  return (
    <div className={styles.followUp}>
      <label htmlFor={id}>{openedEnquiry.followUp}</label>
      <input
        ref={field}
        id={id}
        type="date"
        defaultValue={follow_up_on ?? ""}
        min={today}
        // Without it browsers take years of six digits.
        max="9999-12-31"
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${id}-problem`}
        onChange={(event) => {
          if (!findProblem(event.target, follow_up_on)) setProblem("");
        }}
        onBlur={(event) => take(event.target)}
        onKeyDown={(event) => {
          leaveField(event);
          if (event.key === "Enter") take(event.currentTarget);
        }}
      />
      <p className={styles.problem} id={`${id}-problem`} role="alert">
        {problem}
      </p>
      <span className={styles.days}>
        {openedEnquiry.followUpDays.map(([days, name]) => (
          <Button
            key={name}
            look="secondary"
            aria-pressed={follow_up_on === dayFromToday(days)}
            onClick={() => set(dayFromToday(days))}
          >
            {name}
          </Button>
        ))}
        {follow_up_on && (
          <Button look="quiet" onClick={clear}>
            {openedEnquiry.noFollowUp}
          </Button>
        )}
      </span>
    </div>
  );
}

/** Why what is typed cannot be set, or "". A day that is set already may be over: it has been let pass. */
function findProblem({ value, validity }: HTMLInputElement, isSet: string | null): string {
  if (validity.badInput || validity.rangeOverflow) return openedEnquiry.followUpNoDay;
  const isOver = value !== "" && value !== isSet && value < dayFromToday(0);
  return isOver ? openedEnquiry.followUpOver : "";
}
