import { findEngine } from "../../../scripts/browsers.mjs";
import type { Engine, EngineName } from "./engine.ts";
import { startPuppeteer } from "./puppeteer.ts";
import { startWebKit } from "./webkit.ts";

/** Starts an engine; throws where it is not installed. */
export async function startEngine(name: EngineName): Promise<Engine> {
  const program = findEngine(name);
  if (!program) throw new Error(`${name} is not installed`);
  return name === "webkit" ? startWebKit(program) : startPuppeteer(name, program);
}
