import { expect, test } from "vitest";
import { takeAll } from "./shutdown.ts";

test("a step that fails is logged and keeps none of the others from being taken", async () => {
  const taken: string[] = [];
  const logged: string[] = [];
  const log = {
    info() {},
    error: (fields: object, message: string) => {
      logged.push(JSON.stringify(fields) + message);
    },
  };
  const code = await takeAll(
    [
      () => void taken.push("requests"),
      () => Promise.reject(new Error("asha@example.in is still writing")),
      async () => void taken.push("database"),
    ],
    log,
  );
  expect({ code, taken }).toEqual({ code: 1, taken: ["requests", "database"] });
  expect(logged).toHaveLength(1);
  expect(logged[0]).not.toContain("asha");
  expect(await takeAll([], log)).toBe(0);
});
