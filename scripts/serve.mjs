import { supervise } from "./supervise.mjs";

/** The server under supervision, of a tree that is installed and built: one that stands still is started again. */
supervise([["node", ["server/main.ts"]]], { silence: 20 });
