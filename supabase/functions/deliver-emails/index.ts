import { hostedDeps } from "../_shared/hosted.ts";
import { createDeliverEmailsHandler } from "./handler.ts";

Deno.serve(createDeliverEmailsHandler(hostedDeps()));
