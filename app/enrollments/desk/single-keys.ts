const storageKey = "single-keys";

/** Whether letters and signs act on the desk, as this browser was told; they do until somebody turns them off. */
export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(storageKey) !== "off";
  } catch {
    return true;
  }
}

/** Turns them on or off in this browser, where it keeps anything. */
export function turnSingleKeys(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, "off");
  } catch {
    // They stay as they are.
  }
}
