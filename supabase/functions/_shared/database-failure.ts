/** What the drivers throw for an error that PostgreSQL reported; `code` is the SQLSTATE. */
interface DatabaseError extends Error {
  code: string;
  detail?: string;
  hint?: string;
}

/** Whether PostgreSQL reported this error, as opposed to the way there. */
export function isDatabaseError(error: unknown): error is DatabaseError {
  return error instanceof Error && "severity" in error && "code" in error;
}

/** What a caller is told of an error for which {@link isUnavailable} holds. */
export function unavailableSentence(error: unknown): string {
  return isReadOnly(error)
    ? "We cannot store anything just now. Please try again later, or write to us."
    : "The database cannot be reached. Please try again.";
}

/**
 * Whether the server lets nothing be written for now, because the disk has no room. It has reported that itself:
 * what fails meanwhile is no news.
 */
export function isReadOnly(error: unknown): boolean {
  return isDatabaseError(error) && error.code === "25006";
}

/**
 * Whether the database could not serve this request although another time it may: it was not reached (the
 * driver's own codes and those of sockets; PostgreSQL's class 08), lacks connections, memory or room (53; 25006
 * where the server lets nothing be written), is shutting down or starting (57P), was too slow (57014, 55P03), or
 * undid one of two transactions that stood in each other's way (40).
 */
export function isUnavailable(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return isDatabaseError(error)
    ? /^(08|53|57P|57014|55P03|40001|40P01|25006)/.test(code)
    : /^(CONNECTION_\w+|CONNECT_TIMEOUT|DEADLINE|E[A-Z]+)$/.test(code);
}
