import { Hono, type MiddlewareHandler } from "hono";
import { cors } from "hono/cors";
import {
  isUnavailable,
  unavailableSentence,
} from "../supabase/functions/_shared/database-failure.ts";
import { type AuthDeps, authRoutes } from "./auth/routes.ts";
import { type FunctionDeps, functionRoutes } from "./functions.ts";
import { requireApiKey } from "./http/api-key.ts";
import { type ApiEnvironment, noteAddress } from "./http/client-address.ts";
import { errorPlace } from "./http/error-place.ts";
import { hasHungUp } from "./http/hung-up.ts";
import { withRequestId } from "./http/request-id.ts";
import type { Readiness } from "./readiness.ts";
import { restRoutes } from "./rest/routes.ts";
import type { Settings } from "./settings.ts";

type Deps = AuthDeps &
  FunctionDeps & {
    settings: Settings;
    /** The built site; none while it is served elsewhere. */
    site: Hono | undefined;
    /** Measures requests; none where nobody asks for metrics. */
    measure: MiddlewareHandler | undefined;
    readiness: () => Promise<Readiness>;
  };

/** The whole server as one Hono application. Creating it starts nothing. */
export function createApp(deps: Deps): Hono<ApiEnvironment> {
  const app = new Hono<ApiEnvironment>();
  // Alive, for who restarts processes; and ready, for who sends visitors to them.
  app.get("/healthz", (context) => context.json({ status: "ok" }));
  app.get("/readyz", async (context) => {
    const status = await deps.readiness();
    return context.json({ status }, status === "ready" ? 200 : 503, {
      "cache-control": "no-store",
    });
  });
  if (deps.measure) {
    app.use(deps.measure);
  }
  for (const path of ["/rest/v1/*", "/auth/v1/*", "/functions/v1/*"]) {
    app.use(path, withRequestId, allowOtherOrigins, keepNothing);
    app.use(path, noteAddress(deps.settings.TRUSTED_PROXIES, deps.log), requireApiKey);
  }
  app.route("/rest/v1", restRoutes(deps));
  app.route("/auth/v1", authRoutes(deps));
  app.route("/functions/v1", functionRoutes(deps));
  if (deps.site) {
    app.route("/", deps.site);
  }
  app.onError((error, context) => {
    if (hasHungUp(context)) return context.body(null, 400);
    deps.log.error(errorPlace(error), "A request failed");
    return isUnavailable(error)
      ? context.json({ status: "unavailable", message: unavailableSentence(error) }, 503)
      : context.json({ message: "Something went wrong on our side. Please try again." }, 500);
  });
  return app;
}

const crossOrigin = cors({ origin: "*", exposeHeaders: ["content-range", "x-request-id"] });

/** A site on another host may use this backend. Only browsers state an origin; nobody else pays for it. */
const allowOtherOrigins: MiddlewareHandler = (context, next) =>
  context.req.header("origin") ? crossOrigin(context, next) : next();

/** Answers hold personal data and tokens: no cache on the way keeps them, no browser guesses at them. */
const keepNothing: MiddlewareHandler = (context, next) => {
  context.header("cache-control", "no-store");
  context.header("x-content-type-options", "nosniff");
  return next();
};
