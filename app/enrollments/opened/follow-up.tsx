import { type MouseEvent, useEffect, useId, useRef } from "react";
import { openedEnquiry } from "../../../content/enrollments/opened.ts";
import { Button } from "../../ui/button.tsx";
import type { Enquiry } from "../desk/answers.ts";
import { dayFromToday } from "../desk/dates.ts";
import { useChange } from "../desk/use-change.ts";
import styles from "./follow-up.module.css";
import { leaveField } from "./leave-field.ts";

/** The day on which somebody is to get in touch again: typed, chosen, or one of those that are chosen most. */
export function FollowUp({ enquiry }: { enquiry: Enquiry }) {
  const id = useId();
  const change = useChange();
  const field = useRef<HTMLInputElement>(null);
  const { follow_up_on } = enquiry;

  // A day from elsewhere, such as an undone one, takes the place of what was typed.
  useEffect(() => {
    if (field.current) field.current.value = follow_up_on ?? "";
  }, [follow_up_on]);

  function set(day: string): void {
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
        min={dayFromToday(0)}
        // Without it browsers take years of six digits.
        max="9999-12-31"
        onBlur={(event) => event.target.validity.valid && set(event.target.value)}
        onKeyDown={(event) => {
          leaveField(event);
          if (event.key === "Enter" && event.currentTarget.validity.valid)
            set(event.currentTarget.value);
        }}
      />
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
