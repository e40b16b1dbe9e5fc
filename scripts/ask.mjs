import "./require-node.mjs";
import { installIfStale } from "./install.mjs";
import { learnIfStale } from "./learn-if-stale.mjs";
import { run } from "./run.mjs";

/** `npm run ask`: what Aivy says of content/ as it stands, line by line or to the questions of `npm run ask -- "…" "…"`. */
installIfStale();
run("node", ["build/check.ts"]);
learnIfStale();
run("node", ["build/ask.ts", ...process.argv.slice(2)]);
