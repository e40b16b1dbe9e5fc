import { afterEach, expect, test, vi } from "vitest";
import { createAssistant } from "../assistant.ts";
import { type Content, ownContent } from "../content.ts";
import { fingerprintOf } from "./fingerprint.ts";
import { recall } from "./recall.ts";

const { answers, inOtherWords, programs } = ownContent;
const [first, ...rest] = programs;
const slower = { ...first, hours: first.hours + 1 };
const inOther = { ...inOtherWords, programs: { [first.slug]: "robots" } };

afterEach(() => {
  vi.doUnmock("../language/concepts.ts");
  vi.doUnmock("../learned/weights.js");
  vi.doUnmock("./learn.ts");
  vi.resetModules();
});

test("what the build has learned fits what it was learned from", async () => {
  expect(await recall(ownContent)).toBeDefined();
});

test.each<[string, Partial<Content>]>([
  ["an example", { answers: { ...answers, uniform: { examples: "is there a dress code" } } }],
  ["a program", { programs: [slower, ...rest] }],
  ["other words", { inOtherWords: inOther }],
])("what was learned fits no other content: %s", async (_, changed) => {
  expect(await recall({ ...ownContent, ...changed })).toBeUndefined();
});

test("what a provider answers may change without learning anew", async () => {
  const changed = { ...answers, price: { ...answers.price, reply: "Nothing." } };
  expect(await recall({ ...ownContent, answers: changed })).toBeDefined();
});

test("what was learned fits no code that sees examples otherwise", async () => {
  const before = await fingerprintOf(ownContent);
  vi.resetModules();
  vi.doMock("../language/concepts.ts", () => ({ conceptsOf: () => [] }));
  const changed = await import("./fingerprint.ts");
  expect(await changed.fingerprintOf(ownContent)).not.toBe(before);
});

test("who cannot learn says so instead of answering from what does not fit", async () => {
  const refuse = () => {
    throw new Error("no time");
  };
  await expect(
    createAssistant({ ...ownContent, programs: [slower, ...rest] }, refuse),
  ).rejects.toThrow("no time");
});

test.each([
  ["is missing", () => Promise.reject(new Error("no such file"))],
  ["was learned from something else", () => ({ fingerprint: "other", packed: "" })],
])("where it %s, she learns anew, answers as ever and tells the operator", async (_, weights) => {
  const message = "what is taught in the agentic one?";
  const { reply } = (await createAssistant(ownContent)).respond(message);
  const learned = await recall(ownContent);
  vi.resetModules();
  // That what is learned is the same to the last weight is seen elsewhere (tests/contract/learning.test.ts).
  const learn = vi.fn(() => learned);
  vi.doMock("./learn.ts", () => ({ learnFrom: learn }));
  vi.doMock("../learned/weights.js", weights);
  const { createChatAssistantHandler, staleWeights } = await import("../handler.ts");
  const said: string[] = [];
  const log = { info() {}, error: (_: object, sentence: string) => void said.push(sentence) };
  const handle = createChatAssistantHandler({ sql: async () => [], model: undefined, log });
  for (const _ of ["first", "second"]) {
    const body = JSON.stringify({ message });
    const answered = await handle(new Request("http://x/", { method: "POST", body }));
    expect(await answered.json()).toMatchObject({ reply });
  }
  expect(learn).toHaveBeenCalledOnce();
  expect(said).toEqual([staleWeights]);
});
