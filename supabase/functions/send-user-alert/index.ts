import { hostedMailer } from "../_shared/hosted.ts";
import { createSendUserAlertHandler } from "./handler.ts";

Deno.serve(hostedMailer(createSendUserAlertHandler));
