import { hostedDeps } from "../_shared/hosted.ts";
import { createSendUserAlertHandler } from "./handler.ts";

Deno.serve(createSendUserAlertHandler(hostedDeps()));
