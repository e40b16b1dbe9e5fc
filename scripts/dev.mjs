import { buildIfStale } from "./build-if-stale.mjs";
import { installIfStale, readEnvFile } from "./install.mjs";
import { supervise } from "./supervise.mjs";

/**
 * `npm run dev`: the site with hot reload on PORT (3000), and behind it the server, restarted when its files
 * change, on the next port but one hundred.
 */
readEnvFile();
installIfStale();
buildIfStale();
const port = Number(process.env.PORT || 3000);
const backendPort = port + 100;
const siteUrl = process.env.SITE_URL || `http://localhost:${port}`;
supervise([
  ["node", ["--watch", "server/main.ts"], { PORT: String(backendPort), SITE_URL: siteUrl }],
  [
    "vite",
    ["--port", String(port), "--strictPort"],
    { BACKEND_URL: `http://127.0.0.1:${backendPort}` },
  ],
]);
