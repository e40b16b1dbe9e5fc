import { hostedMailer } from "../_shared/hosted.ts";
import { createSendEnrollmentEmailHandler } from "./handler.ts";

Deno.serve(hostedMailer(createSendEnrollmentEmailHandler));
