import "./require-node.mjs";
import { installIfStale } from "./install.mjs";
import { learnIfStale } from "./learn-if-stale.mjs";
import { run } from "./run.mjs";
import { supervise } from "./supervise.mjs";

/**
 * `npm run dev`: the site with hot reload on PORT (3000), and behind it the server, restarted when its files
 * change, on the next port but one hundred. It reads no .env, which may name the database, the mail server and the
 * address of a site that is live: what is half typed here is taken over at once, and renames programs and removes
 * admins. Its data are its own, and it leaves dist/ alone. What the environment itself names counts.
 */
installIfStale();
run("node", ["build/check.ts"]);
learnIfStale();
const port = Number(process.env.PORT || 3000);
const backendPort = port + 100;
const server = {
  PORT: String(backendPort),
  SITE_URL: process.env.SITE_URL || `http://localhost:${port}`,
  DATA_DIR: process.env.DATA_DIR || "data/dev",
};
supervise([
  ["node", ["--watch", "server/main.ts", "--without-site"], server],
  [
    "vite",
    ["--port", String(port), "--strictPort"],
    { BACKEND_URL: `http://127.0.0.1:${backendPort}` },
  ],
]);
