/**
 * The address of the client that a request came from, for limits: hosted, the edge states it in
 * `cf-connecting-ip`; the embedded server removes that header and hands over the address it has worked out
 * itself as the only value of `x-forwarded-for`.
 */
export function clientAddress(request: Request): string {
  const stated =
    request.headers.get("cf-connecting-ip") ??
    request.headers.get("x-forwarded-for")?.split(",")[0];
  return stated?.trim() || "unknown";
}
