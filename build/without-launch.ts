import type { Plugin } from "vite";
import { launch } from "../content/launch.ts";

/** All that the pop-up puts into the page and its scripts, and what stands in for it where nothing is launched. */
const stoodIn = new Map([
  ["/app/launch/popup.tsx", "export function LaunchPopup() { return null; }"],
  ["/app/launch/open-popup.ts", "export function schedulePopup() {}"],
]);

/** Where content/ launches nothing, the site has nothing of the pop-up: no markup, no styles and no script. */
export function withoutLaunch(): Plugin {
  return {
    name: "without-launch",
    enforce: "pre",
    load(id) {
      if (launch) return undefined;
      return [...stoodIn].find(([file]) => id.endsWith(file))?.[1];
    },
  };
}
