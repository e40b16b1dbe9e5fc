import { expect } from "vitest";
import { type Expected, wrongIn } from "./described-programs.ts";
import { own } from "./expect-reply.ts";

/** Asks the first provider's assistant all of these, and tells every reply that lacks something or names too much. */
export function expectAnswered(asked: readonly (readonly [string, Expected])[]): void {
  const wrong = asked.flatMap(([question, expected]) => {
    const { reply } = own.respond(question);
    const plain = reply.replaceAll(/\]\([^)]*\)|[[\]]/g, "");
    const problems = wrongIn(
      plain.replaceAll(/^You can also.*$|You can also press.*$/gm, ""),
      expected,
    );
    return problems.length > 0 ? [`${question}: ${problems.join(", ")}`] : [];
  });
  expect(wrong).toEqual([]);
}
