import { buildIfStale } from "./build-if-stale.mjs";
import { installIfStale } from "./install.mjs";
import { supervise } from "./supervise.mjs";

/** `npm start`: from an empty clone to the running product. Needs only Node 20 and npm. */
installIfStale();
buildIfStale();
supervise([["node", ["--env-file-if-exists=.env", "server/main.ts"]]]);
