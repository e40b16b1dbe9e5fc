/** What kind of error this is, without its message, which may quote what a visitor typed. For logs. */
export function errorKind(error: unknown): string {
  if (!(error instanceof Error)) {
    return typeof error;
  }
  return "code" in error ? `${error.name} ${String(error.code)}` : error.name;
}
