import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fetchAhead, forgetAhead, takeClient } from "./client.ts";

const ask = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("location", { origin: "http://desk.test", search: "" });
  vi.stubGlobal("fetch", ask);
  ask.mockReset();
  ask.mockImplementation(async () => Response.json({ message: "No database" }, { status: 503 }));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const aMinute = () => vi.advanceTimersByTimeAsync(60_000);

test("the first rows are asked for again when they fail, three times", async () => {
  fetchAhead();
  await aMinute();
  expect(ask).toHaveBeenCalledTimes(4);
});

test("for who turned out not to be signed in they are not asked for again", async () => {
  fetchAhead();
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
  forgetAhead();
  await aMinute();
  expect(ask).toHaveBeenCalledTimes(1);
});

test("an answer that is still awaited then is given up, and no desk begins with it", async () => {
  ask.mockImplementation(() => new Promise(() => {}));
  fetchAhead();
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
  forgetAhead();
  expect(ask.mock.lastCall?.[1]?.signal?.aborted).toBe(true);
  expect(takeClient().getQueryCache().getAll()).toEqual([]);
});
