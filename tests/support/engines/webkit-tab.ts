import { setTimeout as wait } from "node:timers/promises";
import * as v from "valibot";
import { collectErrors } from "./collect-errors.ts";
import type { Key, Tab } from "./engine.ts";
import type { Session } from "./webdriver.ts";

/** The code points that W3C WebDriver gives to the keys without a character. */
const codes: Record<string, string> = {
  Enter: "\uE007",
  Escape: "\uE00C",
  Tab: "\uE004",
  Shift: "\uE008",
};

/** A tab over W3C WebDriver, for an engine that speaks nothing else: its errors are collected in the page itself. */
export async function newWebKitTab({ send }: Session): Promise<Tab> {
  const errors: string[] = [];

  /** Every command brings the errors since the one before, lest they go with a page that is left. */
  async function evaluate(expression: string): Promise<unknown> {
    const script = `${collectErrors} return [${expression}, told.splice(0)]`;
    const answer = await send("POST", "/execute/sync", { script, args: [] });
    const [value, told] = v.parse(evaluatedSchema, answer);
    errors.push(...told);
    return value;
  }

  function sendKeys(actions: { type: string; value: string }[]): Promise<unknown> {
    return send("POST", "/actions", { actions: [{ type: "key", id: "keyboard", actions }] });
  }

  async function resize(width: number, height: number): Promise<void> {
    for (const deadline = Date.now() + 10_000; Date.now() < deadline; await wait(50)) {
      const [pageWidth, pageHeight, bar] = v.parse(sizesSchema, await evaluate(sizes));
      if (pageWidth === width && pageHeight === height) return;
      await send("POST", "/window/rect", { x: 0, y: 0, width, height: height + bar });
    }
    throw new Error(`The page does not become ${width} by ${height} pixels large`);
  }

  return {
    open: async (url) => {
      await send("POST", "/url", { url });
      await evaluate("null");
    },
    evaluate,
    click: async (x, y) => {
      const actions = [
        { type: "pointerMove", duration: 0, x: Math.round(x), y: Math.round(y) },
        { type: "pointerDown", button: 0 },
        { type: "pointerUp", button: 0 },
      ];
      await send("POST", "/actions", { actions: [{ type: "pointer", id: "mouse", actions }] });
    },
    press: async (key: Key) => {
      const values = key.split("+").map((part) => codes[part] ?? part);
      await sendKeys([
        ...values.map((value) => ({ type: "keyDown", value })),
        ...values.reverse().map((value) => ({ type: "keyUp", value })),
      ]);
    },
    type: async (text) => {
      await sendKeys(
        [...text].flatMap((value) => [
          { type: "keyDown", value },
          { type: "keyUp", value },
        ]),
      );
    },
    resize,
    screenshot: async () =>
      Buffer.from(v.parse(v.string(), await send("GET", "/screenshot")), "base64"),
    errors,
    close: async () => {
      // A page that does not answer any more has nothing to tell.
      await evaluate("null").catch(() => {});
      await send("DELETE", "");
    },
  };
}

const evaluatedSchema = v.tuple([v.unknown(), v.array(v.string())]);

/** Of the page, and how much higher the window is, which has a bar of buttons. */
const sizes = "[innerWidth, innerHeight, outerHeight - innerHeight]";
const sizesSchema = v.tuple([v.number(), v.number(), v.number()]);
