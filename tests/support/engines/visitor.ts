import { setTimeout as wait } from "node:timers/promises";
import { build, type Rolldown } from "vite";
import type { Key, Tab } from "./engine.ts";
import type { Aim, Step } from "./in-page.ts";

/** As long as a machine under load may take. */
const patience = 15_000;

export type Visitor = ReturnType<typeof newVisitor>;
/** A part of the page as people name it, sought anew at each use. */
export type Part = { path: Step[]; within(role: string, name?: string): Part };

/** The part with this role and, if given, exactly this accessible name. */
export function part(role: string, name?: string): Part {
  return partAt([{ role, name }]);
}

/** A part that has no role and name of its own. */
export function selected(selector: string): Part {
  return partAt([{ selector }]);
}

function partAt(path: Step[]): Part {
  return { path, within: (role, name) => partAt([...path, { role, name }]) };
}

/**
 * What a visitor does in a tab, in whichever engine: presses, types and reads. Each waits until it can be done
 * and throws in the end with what stood in the way.
 */
export function newVisitor(tab: Tab, origin: string) {
  async function ask(call: string, ...parameters: unknown[]): Promise<unknown> {
    const list = parameters.map((parameter) => JSON.stringify(parameter)).join(", ");
    if (!(await tab.evaluate('"inPage" in globalThis'))) {
      await tab.evaluate(`(() => {\n${await inPageCode()}\nglobalThis.inPage = inPage })()`);
    }
    return tab.evaluate(`inPage.${call}(${list})`);
  }

  /** The first answer that will do; the page may go away meanwhile, and another come. */
  async function waitFor(
    what: string,
    get: () => Promise<unknown>,
    isGood: (value: unknown) => boolean,
  ): Promise<unknown> {
    let last: unknown;
    for (const deadline = Date.now() + patience; Date.now() < deadline; await wait(50)) {
      last = await get().catch(String);
      if (isGood(last)) return last;
    }
    throw new Error(`${what}, but: ${JSON.stringify(last)}`);
  }

  /** Where a part is, once it stands still and can be pressed. */
  async function aimAt({ path }: Part): Promise<{ x: number; y: number }> {
    let before = "";
    const isAtRest = (aim: unknown) => {
      const now = JSON.stringify(aim);
      const isSame = now === before;
      before = now;
      return isSame && now.startsWith('{"x"');
    };
    const what = `${describe(path)} was to be pressed`;
    return (await waitFor(what, () => ask("aim", path), isAtRest)) as Exclude<
      Aim,
      { reason: string }
    >;
  }

  async function press(target: Part): Promise<void> {
    const { x, y } = await aimAt(target);
    await tab.click(x, y);
  }

  return {
    tab,
    open: (path: string) => tab.open(new URL(path, origin).href),
    press,
    key: (key: Key) => tab.press(key),
    type: (text: string) => tab.type(text),
    /** Presses on a field and types this in place of what it holds. */
    async fill(field: Part, text: string): Promise<void> {
      await press(field);
      await ask("selectAll");
      await tab.type(text);
      await waitFor(
        `${describe(field.path)} was to hold ${text}`,
        () => ask("value", field.path),
        is(text),
      );
    },
    sees: ({ path }: Part) =>
      waitFor(
        `${describe(path)} was to be seen`,
        () => ask("count", path),
        (count) => count !== 0,
      ),
    /** Gives the first of these parts that is there. */
    async seesOne(parts: Part[]): Promise<Part | undefined> {
      let seen: Part | undefined;
      await waitFor(
        `One of ${parts.map(({ path }) => describe(path)).join(", ")} was to be seen`,
        async () => {
          for (const one of parts) if ((await ask("count", one.path)) !== 0) seen ??= one;
          return seen?.path;
        },
        (path) => Array.isArray(path),
      );
      return seen;
    },
    seesNo: ({ path }: Part) =>
      waitFor(`${describe(path)} was not to be seen`, () => ask("count", path), is(0)),
    reads: ({ path }: Part, text: string) =>
      waitFor(
        `"${text}" was to be read in ${describe(path)}`,
        () => ask("read", path),
        (all) => String(all).includes(text),
      ),
    /** Gives what can be read in a part now. */
    text: async ({ path }: Part) => String(await ask("read", path)),
    finds: ({ path }: Part, name: string, value: string) =>
      waitFor(
        `${name} of ${describe(path)} was to be ${value}`,
        () => ask("attribute", path, name),
        is(value),
      ),
    focuses: ({ path }: Part) =>
      waitFor(`${describe(path)} was to have the focus`, () => ask("hasFocus", path), is(true)),
    holds: ({ path }: Part, text: string) =>
      waitFor(`${describe(path)} was to hold ${text}`, () => ask("value", path), is(text)),
    /** Waits until fonts are there and entrances have ended. */
    settles: () => waitFor("The page was to come to rest", () => ask("isStill"), is(true)),
    focusesWithin: ({ path }: Part) =>
      waitFor(
        `${describe(path)} was to hold the focus`,
        () => ask("hasFocusWithin", path),
        is(true),
      ),
    hasInView: ({ path }: Part) =>
      waitFor(`${describe(path)} was to be in view`, () => ask("isInView", path), is(true)),
    isAt: (address: string) =>
      waitFor(
        `The address was to be ${address}`,
        () => tab.evaluate("location.href"),
        is(new URL(address, origin).href),
      ),
  };
}

function is(expected: unknown): (value: unknown) => boolean {
  return (value) => value === expected;
}

function describe(path: Step[]): string {
  return path
    .map((step) => ("selector" in step ? step.selector : `${step.role} "${step.name ?? ""}"`))
    .join(" > ");
}

let code: Promise<string> | undefined;

/** What runs in the page, as one script that sets `inPage`. */
function inPageCode(): Promise<string> {
  code ??= bundle();
  return code;
}

async function bundle(): Promise<string> {
  const entry = `${import.meta.dirname}/in-page.ts`;
  const outputs = (await build({
    configFile: false,
    logLevel: "silent",
    build: { write: false, lib: { entry, formats: ["iife"], name: "inPage" } },
  })) as Rolldown.RolldownOutput[];
  return outputs[0]?.output[0].code ?? "";
}
