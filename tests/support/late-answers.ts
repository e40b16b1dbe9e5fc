import { createHash } from "node:crypto";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";

const ofBackend = /^\/(rest|auth|functions)\//;
let answers = 0;

function lateness(): number {
  answers += 1;
  const chance = createHash("sha256").update(`${process.env.LATE_ANSWERS} ${answers}`).digest();
  return 20 + (chance.readUInt32BE() / 2 ** 32) * 600;
}

type Exchange = { request: IncomingMessage; response: ServerResponse };

/*
 * Loaded into a test's server before all else: whatever a browser asks of the backend is answered 20 to 620 ms late, by a
 * chance that LATE_ANSWERS begins. What the test itself asks for is not, for it would only wait.
 */
subscribe("http.server.request.start", (exchange) => {
  const { request, response } = exchange as Exchange;
  const isBrowser = request.headers["user-agent"]?.startsWith("Mozilla/");
  if (!isBrowser || !ofBackend.test(request.url ?? "")) return;
  const end = response.end.bind(response);
  response.end = (...rest: unknown[]) => {
    setTimeout(() => Reflect.apply(end, response, rest), lateness());
    return response;
  };
});
