import type { HttpBindings } from "@hono/node-server";
import type { MiddlewareHandler } from "hono";
import ipaddr from "ipaddr.js";
import type { Log } from "../../supabase/functions/_shared/log.ts";
import type { Settings } from "../settings.ts";

/** The name under which the address travels on to the functions and to `private.client_address()` in SQL. */
export const addressHeader = "x-forwarded-for";

/** What the API routes know of a request besides the request itself. */
export type ApiEnvironment = { Bindings: HttpBindings; Variables: { address: string } };

type Proxies = Settings["TRUSTED_PROXIES"];

/**
 * Notes the client's address for the routes that follow. A forwarded address that does not count is reported
 * once: behind a proxy that nobody has declared all visitors share one limit.
 */
export function noteAddress(proxies: Proxies, log: Log): MiddlewareHandler<ApiEnvironment> {
  let reported = false;
  return (context, next) => {
    const peer = context.env.incoming.socket.remoteAddress ?? "";
    const forwardedFor = context.req.header("x-forwarded-for");
    context.set("address", clientAddress(peer, forwardedFor, proxies));
    if (forwardedFor && !reported && !isOneOf(proxies, ipaddr.process(peer))) {
      reported = true;
      // Its range, not the address: it may be a visitor who made the header up.
      log.error({ from: ipaddr.process(peer).range() }, undeclaredProxy);
    }
    return next();
  };
}

const undeclaredProxy =
  "Requests come with X-Forwarded-For from an address that TRUSTED_PROXIES does not name. If it is your proxy's, name it there: until then everybody behind it shares one limit";

/**
 * The client's address: the socket's peer, or behind a trusted proxy the rightmost address of
 * X-Forwarded-For that is no trusted proxy itself. Entries left of that one are the client's own claims.
 */
export function clientAddress(
  peer: string,
  forwardedFor: string | undefined,
  proxies: Proxies,
): string {
  const hops = [...(forwardedFor?.split(",") ?? []), peer].map((hop) => hop.trim());
  let client = "";
  for (const hop of hops.reverse()) {
    const text = withoutPort(hop);
    if (!ipaddr.isValid(text)) {
      break;
    }
    const address = ipaddr.process(text);
    client = address.toString();
    if (!isOneOf(proxies, address)) {
      break;
    }
  }
  return client;
}

/** Some proxies name the port as well: `1.2.3.4:4711`, `[2001:db8::1]:443`. */
function withoutPort(hop: string): string {
  const [, v6, v4] = /^(?:\[(.+)\](?::\d+)?|([\d.]+):\d+)$/.exec(hop) ?? [];
  return v6 ?? v4 ?? hop;
}

function isOneOf(proxies: Proxies, address: ipaddr.IPv4 | ipaddr.IPv6): boolean {
  return proxies.some((range) => range[0].kind() === address.kind() && address.match(range));
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
