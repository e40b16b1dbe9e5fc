import "./require-node.mjs";
import { buildIfStale } from "./build-if-stale.mjs";
import { installIfStale, readEnvFile } from "./install.mjs";

/** `npm start`: from an empty clone to the running product. Needs only Node 20.12 or newer and npm. */
readEnvFile();
installIfStale();
buildIfStale();
await import("./serve.mjs");
