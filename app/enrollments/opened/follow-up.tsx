import { useId } from "react";
import { openedEnquiry } from "../../../content/enrollments.ts";
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

  function set(day: string): void {
    if (day !== (enquiry.follow_up_on ?? "")) change(enquiry, { follow_up_on: day || null });
  }

  return (
    <div className={styles.followUp}>
      <label htmlFor={id}>{openedEnquiry.followUp}</label>
      <input
        // A day from elsewhere, such as an undone one, takes the place of what was typed.
        key={enquiry.follow_up_on}
        id={id}
        type="date"
        defaultValue={enquiry.follow_up_on ?? ""}
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
      {openedEnquiry.followUpDays.map(([days, name]) => (
        <Button key={name} look="quiet" onClick={() => set(dayFromToday(days))}>
          {name}
        </Button>
      ))}
      {enquiry.follow_up_on && (
        <Button look="quiet" onClick={() => set("")}>
          {openedEnquiry.noFollowUp}
        </Button>
      )}
    </div>
  );
}
