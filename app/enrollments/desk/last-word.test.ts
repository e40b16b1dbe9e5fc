import type { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readDraft } from "../../ui/drafts.ts";
import { giveNoteBack, writeNote } from "../opened/draft-note.ts";
import { useSetStatuses } from "../selection/use-set-statuses.ts";
import { takeClient } from "./client.ts";
import { forgetErased } from "./forget-erased.ts";
import { keepWord, lastWord } from "./last-word.ts";
import { row } from "./row-for-tests.ts";
import { useChange } from "./use-change.ts";

const ask = vi.fn<typeof fetch>();

let client: QueryClient;

// What the changes need of a page.
vi.mock("@tanstack/react-query", async (original) => ({
  ...(await original<typeof import("@tanstack/react-query")>()),
  useQueryClient: () => client,
}));
vi.mock("./desk-toast.ts", () => ({ useDeskToast: () => () => {} }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("location", { origin: "http://desk.test", pathname: "/enrollments", search: "" });
  vi.stubGlobal("fetch", ask);
  client = takeClient();
  keepWord(client, row);
});

afterEach(() => {
  client.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a word is kept for five minutes after it was said or said again", () => {
  vi.advanceTimersByTime(4 * 60_000);
  keepWord(client, { ...row, status: "closed" });
  vi.advanceTimersByTime(4 * 60_000);
  expect(lastWord(client, row.id)).toEqual(row);
  vi.advanceTimersByTime(60_000);
  expect(lastWord(client, row.id)).toBeUndefined();
});

test("nothing that comes late brings back what was erased", () => {
  writeNote(row.id, "Wants the evening group.");
  forgetErased(client, [row.id]);
  expect(lastWord(client, row.id)).toBeUndefined();
  expect(readDraft(`note-${row.id}`)).toBe("");
  keepWord(client, { ...row, version: 2 });
  giveNoteBack(client, row.id, { note: "And a place near", key: "" });
  expect(lastWord(client, row.id)).toBeUndefined();
  expect(readDraft(`note-${row.id}`)).toBe("");
});

test("what somebody else has erased is forgotten as it was to be changed", async () => {
  ask.mockImplementation(async () =>
    Response.json({ code: "PT404", message: "Gone", details: null, hint: null }, { status: 404 }),
  );
  writeNote(row.id, "And a place near");
  expect(await useChange()(row, { note: "Wants the evening group." })).toBe(false);
  giveNoteBack(client, row.id, { note: "Wants the evening group.", key: "" });
  expect(readDraft(`note-${row.id}`)).toBe("");
  expect(lastWord(client, row.id)).toBeUndefined();
});

test("and as it was to be changed with others", async () => {
  ask.mockImplementation(async () => Response.json({ changed: [], stale: [], gone: [row.id] }));
  await useSetStatuses(() => {})([row], "closed");
  expect(lastWord(client, row.id)).toBeUndefined();
});
