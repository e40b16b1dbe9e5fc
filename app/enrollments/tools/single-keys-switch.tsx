import { useState } from "react";
import { keys } from "../../../content/enrollments/tools.ts";
import { areSingleKeysOn, turnSingleKeys } from "../desk/single-keys.ts";
import styles from "./keys.module.css";

/** Turns letters and signs off for who speaks to the computer, or presses keys without meaning to (WCAG 2.1.4). */
export function SingleKeysSwitch() {
  const [isOn, setOn] = useState(areSingleKeysOn);

  function turn(wanted: boolean): void {
    turnSingleKeys(wanted);
    setOn(areSingleKeysOn());
  }

  return (
    <label className={styles.switch}>
      <input type="checkbox" checked={isOn} onChange={({ target }) => turn(target.checked)} />
      {keys.single}
    </label>
  );
}
