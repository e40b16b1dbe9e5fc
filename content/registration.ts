/** The words around the registration dialog that are not fixed by SPEC §5 and §8. */
export const registrationDialog = {
  /** Shown when the dialog's code does not come; an address to write to follows. */
  loadFailure: "The form could not be loaded. Check your connection and press again, or write to",
  /** Offered when it has failed twice. */
  reload: "Reload the page",
} as const;
