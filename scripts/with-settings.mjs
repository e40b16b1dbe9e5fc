import "./require-node.mjs";
import { installIfStale, readEnvFile } from "./install.mjs";
import { run } from "./run.mjs";

/**
 * `npm run build`, `backup`, `restore` and `move`: runs one of the project's programs with the settings of .env, under
 * the Node that the lockfile names.
 */
readEnvFile();
installIfStale();
run("node", process.argv.slice(2));
