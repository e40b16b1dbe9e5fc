import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { beginAnew, blockQuery } from "./blocks.ts";
import { type View, waitingView, wholeView } from "./view.ts";

const ask = vi.fn<typeof fetch>();
const search = { ...wholeView, search: "rao" };
const page = { rows: [], total: null, about: false, next: null, previous: null };

beforeEach(() => {
  vi.stubGlobal("location", { origin: "http://desk.test" });
  vi.stubGlobal("fetch", ask);
  ask.mockReset();
  ask.mockImplementation(async () => Response.json(page));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** How a block is asked for where others of a list of 20,350 are there already. */
async function wayTo(index: number, view: View, there: number[] = [], first = {}) {
  const client = new QueryClient();
  for (const block of [0, ...there])
    client.setQueryData(blockQuery(client, view, block).queryKey, {
      ...page,
      next: [`behind ${block}`],
      previous: [`before ${block}`],
      ...(block === 0 && { total: 20_350, previous: null, ...first }),
    });
  await client.fetchQuery(blockQuery(client, view, index));
  const { cursor, backwards, skip, page_size } = JSON.parse(String(ask.mock.lastCall?.[1]?.body));
  return { cursor, backwards, skip, page_size };
}

test("a block beside one that is there goes on where that one ends or begins", async () => {
  expect(await wayTo(51, search, [50])).toMatchObject({ cursor: ["behind 50"], skip: 0 });
  const before = { cursor: ["before 50"], backwards: true, skip: 0 };
  expect(await wayTo(49, search, [50])).toMatchObject(before);
});

test("a far block of a search is reached from the nearest of what is there and the end", async () => {
  expect(await wayTo(90, search)).toMatchObject({ cursor: ["behind 0"], skip: 8900 });
  expect(await wayTo(90, search, [80])).toMatchObject({ cursor: ["behind 80"], skip: 900 });
  const backwards = { cursor: ["before 95"], backwards: true, skip: 400 };
  expect(await wayTo(90, search, [95])).toMatchObject(backwards);
  const fromEnd = { cursor: undefined, backwards: true };
  expect(await wayTo(200, search)).toMatchObject({ ...fromEnd, skip: 250, page_size: 100 });
  expect(await wayTo(203, search)).toMatchObject({ ...fromEnd, skip: 0, page_size: 50 });
});

test("an end that is only estimated is no place to count from", async () => {
  const way = { cursor: ["behind 0"], skip: 20_200 };
  expect(await wayTo(203, search, [], { about: true })).toMatchObject(way);
});

test("and so is a block of any list, however far: by its place it would begin where others stood", async () => {
  for (const view of [wholeView, waitingView, { ...wholeView, sort: "status" as const }]) {
    expect(await wayTo(2, view)).toMatchObject({ cursor: ["behind 0"], skip: 100 });
    expect(await wayTo(190, view)).toMatchObject({ cursor: ["behind 0"], skip: 18_900 });
    expect(await wayTo(190, view, [80])).toMatchObject({ cursor: ["behind 80"], skip: 10_900 });
  }
});

/** A list whose first two blocks are there, the first one shown until `leave`. */
function shownList() {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  });
  const keys = [0, 1].map((block) => blockQuery(client, wholeView, block).queryKey);
  for (const key of keys) client.setQueryData(key, { ...page, next: ["before"] });
  const [leave = () => {}, end = () => {}] = [0, 1].map((block) =>
    new QueryObserver(client, blockQuery(client, wholeView, block)).subscribe(() => {}),
  );
  return {
    client,
    leave,
    end,
    isSecondThere: () => client.getQueryData(keys[1] ?? []) !== undefined,
  };
}

test("a list that begins anew goes on behind its new first rows", async () => {
  const { client, leave, end } = shownList();
  ask.mockResolvedValueOnce(Response.json({ ...page, next: ["anew"] }));
  expect(await beginAnew(client, wholeView)).toBe(true);
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
  expect(JSON.parse(String(ask.mock.lastCall?.[1]?.body)).cursor).toEqual(["anew"]);
  for (const stop of [leave, end]) stop();
});

test("a list whose new first rows do not come stays as it was, and asks for them no more by itself", async () => {
  const { client, leave, end, isSecondThere } = shownList();
  ask.mockResolvedValueOnce(Response.json({ message: "Away" }, { status: 503 }));
  expect(await beginAnew(client, wholeView)).toBe(false);
  const comeBack = new QueryObserver(client, blockQuery(client, wholeView, 0)).subscribe(() => {});
  expect(client.isFetching()).toBe(0);
  expect(isSecondThere()).toBe(true);
  for (const stop of [leave, end, comeBack]) stop();
});

test("a list that is left before its new first rows have come has not begun anew", async () => {
  const { client, leave, end, isSecondThere } = shownList();
  ask.mockImplementationOnce(() => new Promise(() => {}));
  const begun = beginAnew(client, wholeView);
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
  // A row of it is set meanwhile.
  client.setQueryData(blockQuery(client, wholeView, 0).queryKey, { ...page, total: 1 });
  leave();
  expect(await begun).toBe(false);
  expect(isSecondThere()).toBe(true);
  end();
});
