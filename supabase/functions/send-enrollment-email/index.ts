import { hostedDeps } from "../_shared/hosted.ts";
import { createSendEnrollmentEmailHandler } from "./handler.ts";

Deno.serve(createSendEnrollmentEmailHandler(hostedDeps()));
