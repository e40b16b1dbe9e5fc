import { mkdir, writeFile } from "node:fs/promises";
import { openHome, signIn } from "../../tests/flows/steps.ts";
import type { Engine } from "../../tests/support/engines/engine.ts";
import { newVisitor, part } from "../../tests/support/engines/visitor.ts";
import type { RunningServer } from "../../tests/support/server.ts";
import { findSections, showSection } from "./sections.ts";
import { sequences } from "./states.ts";

export type Size = { width: number; height: number };

/** As high as a window is made to show a whole section. */
const highest = 4500;

/** Takes all pictures in one engine. A state that it does not reach is told and left out. */
export async function takePictures(
  engine: Engine,
  server: RunningServer,
  sizes: readonly Size[],
  folder: string,
): Promise<void> {
  const tab = await engine.newTab();
  const visitor = newVisitor(tab, server.url);

  for (const size of sizes) {
    await tab.resize(size.width, size.height);
    await attempt(size, "sections", () => takeSections(size));
    for (const states of sequences) {
      for (const { name, upTo = Number.POSITIVE_INFINITY, reach } of states) {
        const isReached = size.width <= upTo && (await attempt(size, name, () => reach(visitor)));
        if (!isReached) break;
        await take(size, name);
      }
    }
  }
  await attempt(undefined, "admin-list", () => signIn(visitor, server));
  for (const size of sizes) {
    await tab.resize(size.width, size.height);
    await attempt(size, "admin-list", async () => {
      await visitor.open("/enrollments");
      await visitor.sees(part("link", "Asha Rao"));
      await take(size, "admin-list");
    });
  }
  await tab.close();

  async function takeSections({ width, height }: Size): Promise<void> {
    await openHome(visitor);
    for (const [place, section] of (await findSections(visitor)).entries()) {
      // The first one is as high as the window; the others want room for the header as well.
      const room = place === 0 ? height : Math.max(height, section.height + 80);
      await tab.resize(width, Math.min(room, highest));
      await showSection(visitor, place);
      await take({ width, height }, `${place + 1}-${section.name}`);
    }
    await tab.resize(width, height);
  }

  async function take({ width }: Size, name: string): Promise<void> {
    await visitor.settles();
    await mkdir(`${folder}/${name}`, { recursive: true });
    await writeFile(`${folder}/${name}/${width}-${engine.name}.png`, await tab.screenshot());
  }

  async function attempt(
    size: Size | undefined,
    name: string,
    reach: () => Promise<unknown>,
  ): Promise<boolean> {
    try {
      await reach();
      return true;
    } catch (error) {
      console.log(`${engine.name} ${size?.width ?? ""} ${name}: ${(error as Error).message}`);
      return false;
    }
  }
}
