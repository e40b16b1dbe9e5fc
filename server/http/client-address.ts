import type { HttpBindings } from "@hono/node-server";
import type { MiddlewareHandler } from "hono";
import ipaddr from "ipaddr.js";
import type { Settings } from "../settings.ts";

/** The name under which the address travels on to the functions and to `private.client_address()` in SQL. */
export const addressHeader = "x-forwarded-for";

/** What the API routes know of a request besides the request itself. */
export type ApiEnvironment = { Bindings: HttpBindings; Variables: { address: string } };

/** Notes the client's address for the routes that follow. */
export function noteAddress(
  proxies: Settings["TRUSTED_PROXIES"],
): MiddlewareHandler<ApiEnvironment> {
  return (context, next) => {
    const peer = context.env.incoming.socket.remoteAddress;
    context.set("address", clientAddress(peer, context.req.header("x-forwarded-for"), proxies));
    return next();
  };
}

/**
 * The client's address: the socket's peer, or behind a trusted proxy the rightmost address of
 * X-Forwarded-For that is no trusted proxy itself. Entries left of that one are the client's own claims.
 */
export function clientAddress(
  peer: string | undefined,
  forwardedFor: string | undefined,
  proxies: Settings["TRUSTED_PROXIES"],
): string {
  const hops = [...(forwardedFor?.split(",") ?? []), peer ?? ""].map((hop) => hop.trim());
  let client = "";
  for (const hop of hops.reverse()) {
    if (!ipaddr.isValid(hop)) {
      break;
    }
    const address = ipaddr.process(hop);
    client = address.toString();
    if (!proxies.some((range) => range[0].kind() === address.kind() && address.match(range))) {
      break;
    }
  }
  return client;
}

/** The request as handlers get it: of all that names an address only ours is left. */
export function withClientAddress(request: Request, address: string): Request {
  const headers = new Headers(request.headers);
  for (const name of ["cf-connecting-ip", "x-real-ip", "forwarded"]) {
    headers.delete(name);
  }
  headers.set(addressHeader, address);
  return new Request(request, { headers });
}
