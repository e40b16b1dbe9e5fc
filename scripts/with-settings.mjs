import { readEnvFile } from "./install.mjs";
import { run } from "./run.mjs";

/** `npm run build`, `backup`, `restore` and `move`: runs one of the project's programs with the settings of .env. */
readEnvFile();
run("node", process.argv.slice(2));
