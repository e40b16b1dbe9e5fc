import { Hono } from "hono";
import type { OutboxDeps } from "../supabase/functions/_shared/mail/outbox.ts";
import { createChatAssistantHandler } from "../supabase/functions/chat-assistant/handler.ts";
import { modelSettings } from "../supabase/functions/chat-assistant/model/model-settings.ts";
import { createSendEnrollmentEmailHandler } from "../supabase/functions/send-enrollment-email/handler.ts";
import { createSendUserAlertHandler } from "../supabase/functions/send-user-alert/handler.ts";
import type { Background } from "./background.ts";
import { limitBody } from "./http/body-limit.ts";
import { type ApiEnvironment, withClientAddress } from "./http/client-address.ts";
import { learnAside } from "./learning/learn-aside.ts";
import type { Metrics } from "./metrics/metrics.ts";
import type { Settings } from "./settings.ts";

export type FunctionDeps = OutboxDeps & {
  background: Background;
  settings: Settings;
  /** Counts the chat's answers; none where nobody asks for metrics. */
  countChatAnswer: Metrics["chatAnswer"] | undefined;
};

/**
 * `functions/v1/<name>`: the same handlers that Supabase runs, with what they need from this server. A name
 * that is none of theirs and a body over 64 KB are refused in the words of Supabase's gateway.
 */
export function functionRoutes({
  background,
  settings,
  countChatAnswer,
  ...outbox
}: FunctionDeps): Hono<ApiEnvironment> {
  const deps = { ...outbox, inBackground: background.run };
  const handlers = {
    "send-enrollment-email": createSendEnrollmentEmailHandler(deps),
    "send-user-alert": createSendUserAlertHandler(deps),
    "chat-assistant": createChatAssistantHandler({
      ...deps,
      model: modelSettings(settings),
      learn: learnAside,
      countAnswer: countChatAnswer,
    }),
  };
  const routes = new Hono<ApiEnvironment>();
  routes.use(
    limitBody((context) =>
      context.json(
        { code: "PAYLOAD_TOO_LARGE", message: "The request body is larger than 64 KB" },
        413,
      ),
    ),
  );
  for (const [name, handle] of Object.entries(handlers)) {
    routes.all(`/${name}`, (context) =>
      handle(withClientAddress(context.req.raw, context.get("address"))),
    );
  }
  routes.all("*", (context) =>
    context.json({ code: "NOT_FOUND", message: "Requested function was not found" }, 404),
  );
  return routes;
}
