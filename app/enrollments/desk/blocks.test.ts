import { QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { beginAnew, blockQuery } from "./blocks.ts";
import { type View, wholeView } from "./view.ts";

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

test("where the database has counts a far block is asked for by its place, what is there or not", async () => {
  const byPlace = { cursor: undefined, skip: 9000, page_size: 100 };
  expect(await wayTo(90, wholeView, [80])).toMatchObject(byPlace);
  expect(await wayTo(90, { ...wholeView, status: "new" }, [80])).toMatchObject(byPlace);
  const byName = await wayTo(90, { ...wholeView, sort: "name" }, [80]);
  expect(byName).toMatchObject({ cursor: ["behind 80"], skip: 900 });
});

test("a list that begins anew goes on behind its new first rows, and stays as it was where they do not come", async () => {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Number.POSITIVE_INFINITY } },
  });
  for (const block of [0, 1])
    client.setQueryData(blockQuery(client, wholeView, block).queryKey, {
      ...page,
      next: ["before"],
    });
  const shown = [0, 1].map((block) =>
    new QueryObserver(client, blockQuery(client, wholeView, block)).subscribe(() => {}),
  );
  ask.mockResolvedValueOnce(Response.json({ message: "Away" }, { status: 503 }));
  await beginAnew(client, wholeView);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(client.getQueryData(blockQuery(client, wholeView, 1).queryKey)).toBeDefined();

  ask.mockResolvedValueOnce(Response.json({ ...page, next: ["anew"] }));
  await beginAnew(client, wholeView);
  await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(3));
  expect(JSON.parse(String(ask.mock.lastCall?.[1]?.body)).cursor).toEqual(["anew"]);
  for (const end of shown) end();
});
