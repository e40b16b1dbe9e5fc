import { test as base, expect } from "@playwright/test";
import { startHosted } from "../hosted/start-hosted.ts";
import { startBehindProxy } from "../replicas/start-behind-proxy.ts";
import type { Engine, EngineName } from "../support/engines/engine.ts";
import { startEngine } from "../support/engines/start-engine.ts";
import { newVisitor, type Visitor } from "../support/engines/visitor.ts";
import { type RunningServer, startServer } from "../support/server.ts";

export const phone = { width: 360, height: 740 };
export const desktop = { width: 1280, height: 800 };

type TestFixtures = {
  size: { width: number; height: number };
  /** Where the visitor finds the site. */
  origin: string;
  /** Console errors that a test expects, by a part of their text; every other one fails it. */
  expectedErrors: string[];
  visitor: Visitor;
};
type WorkerFixtures = { engine: Engine; server: RunningServer };

/** `npm run test:hosted` and `test:replicas` play the same flows on what a hosted project and a proxy stand before. */
const elsewhere: Record<string, () => Promise<RunningServer>> = {
  hosted: startHosted,
  caddy: () => startBehindProxy("caddy"),
  nginx: () => startBehindProxy("nginx"),
};
const place = process.env.FLOWS_ON;
if (place && !elsewhere[place]) throw new Error(`FLOWS_ON=${place}: there is no such place`);
const startProduct = elsewhere[place ?? ""] ?? startServer;

/**
 * Every engine has a running product of its own; every visitor comes for the first time. An unexpected console
 * error or exception fails the test.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  engine: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use, { project }) => {
      const engine = await startEngine(project.name as EngineName);
      await use(engine);
      await engine.close();
    },
    { scope: "worker", timeout: 300_000 },
  ],
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const server = await startProduct();
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 300_000 },
  ],
  size: [desktop, { option: true }],
  expectedErrors: async ({ size: _ }, use) => use([]),
  origin: async ({ server }, use) => use(server.siteUrl ?? server.url),
  visitor: async ({ engine, origin, size, expectedErrors }, use, testInfo) => {
    testInfo.annotations.push({ type: "engine", description: engine.version });
    const tab = await engine.newTab();
    await tab.resize(size.width, size.height);
    await use(newVisitor(tab, origin));
    if (testInfo.errors.length > 0) {
      await testInfo.attach("what the visitor saw", {
        body: Buffer.from(await tab.screenshot()),
        contentType: "image/png",
      });
    }
    await tab.close();
    const isExpected = (text: string) => expectedErrors.some((part) => text.includes(part));
    const unexpected = tab.errors.filter((text) => !isExpected(text));
    expect(unexpected, "unexpected console errors").toEqual([]);
  },
});

export { expect };
