import { launch } from "../content/launch.ts";
import { listForeignTexts, listPlaceholders } from "./check-content.ts";
import { listHardToRead } from "./contrast.ts";
import { listOutdated } from "./outdated.ts";
import { listPastLaunch } from "./past-launch.ts";
import { listUnheard } from "./unheard.ts";
import { listUnused } from "./unused-content.ts";

/** What stops no build, and is probably not meant: a line each. The assistant has to have learned from content/ as it stands. */
export async function listNotices(): Promise<string[]> {
  const foreign = listForeignTexts().slice(0, 3);
  const unheard = await listUnheard();
  return [
    ...foreign.map((text) => `not in the site's font, shown in one of the device's  ${text}`),
    ...listHardToRead().map((pair) => `hard to read  ${pair}`),
    ...unheard.map((question) => `not heard  ${question}`),
    ...listUnused().map((unused) => `not used  ${unused}`),
    ...[...listOutdated(), ...listPastLaunch(launch, new Date())].map(
      (line) => `outdated  ${line}`,
    ),
    ...listPlaceholders().map((placeholder) => `placeholder  ${placeholder}`),
  ];
}
