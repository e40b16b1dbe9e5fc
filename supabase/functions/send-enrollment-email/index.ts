import { hostedParts } from "../_shared/hosted.ts";
import { createSendEnrollmentEmailHandler } from "./handler.ts";

Deno.serve(createSendEnrollmentEmailHandler(hostedParts()));
