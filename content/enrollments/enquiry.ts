/** How far the provider is with an enquiry, in the order in which it goes. */
export const statusNames: Readonly<Record<"new" | "contacted" | "enrolled" | "closed", string>> = {
  new: "New",
  contacted: "Contacted",
  enrolled: "Enrolled",
  closed: "Closed",
};

/** What can be done with a person, in the row and in the opened enquiry. */
export const contact = {
  call: "Call",
  whatsApp: "WhatsApp",
  mail: "Email",
  copy: "Copy",
  /** For those who hear the row's buttons alone. */
  with: (action: string, name: string) => `${action} ${name}`,
  copied: "Copied",
  notCopied: "Could not be copied",
  /** Offered once somebody has been called or written to. */
  offer: (name: string) => `Have you reached ${name}?`,
  accept: "Set to Contacted",
};

/** Told of changes. */
export const changes = {
  status: (name: string, status: string) => `${name}: ${status}`,
  undo: "Undo",
  undone: "Undone",
  /** Somebody else was quicker; what is there now follows. */
  conflict: "Somebody else has changed this enquiry",
  conflictNow: (status: string) => `Nothing was overwritten. It is now: ${status}.`,
  gone: "This enquiry is no longer there",
  failed: "Not saved",
  failedHint: "Please try again.",
};
