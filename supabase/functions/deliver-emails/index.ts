import { hostedMailer } from "../_shared/hosted.ts";
import { createDeliverEmailsHandler } from "./handler.ts";

Deno.serve(hostedMailer(createDeliverEmailsHandler));
