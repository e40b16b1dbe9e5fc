import type { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { EnquiryPage } from "./answers.ts";
import { blockQuery } from "./blocks.ts";
import { takeClient } from "./client.ts";
import { findEnquiry } from "./patch-enquiry.ts";
import { row } from "./row-for-tests.ts";
import { useChange } from "./use-change.ts";
import { wholeView } from "./view.ts";

let client: QueryClient;
/** What has been asked for and not answered, in its order. */
let calls: ((answer: Response) => void)[];

// What a change needs of a page.
vi.mock("@tanstack/react-query", async (original) => ({
  ...(await original<typeof import("@tanstack/react-query")>()),
  useQueryClient: () => client,
}));
vi.mock("./desk-toast.ts", () => ({ useDeskToast: () => () => {} }));

beforeEach(() => {
  vi.stubGlobal("location", { origin: "http://desk.test", pathname: "/enrollments", search: "" });
  calls = [];
  vi.stubGlobal("fetch", () => new Promise<Response>((answer) => calls.push(answer)));
  client = takeClient();
  client.setQueryData(list().queryKey, { ...page, rows: [row] });
});

afterEach(() => {
  client.clear();
  vi.unstubAllGlobals();
});

const page: EnquiryPage = { rows: [], total: 1, about: false, next: null, previous: null };
const list = () => blockQuery(client, wholeView, 0);
const shown = () => client.getQueryData(list().queryKey)?.rows[0];
const day = "2026-12-01";
const closed = { ...row, version: 2, status: "closed" } as const;

/** Sets status and follow-up one after the other, and gives what comes of it. */
function useChangeTwice() {
  const change = useChange();
  return [change(row, { status: "closed" }), change(row, { follow_up_on: day })] as const;
}

test("a second change is shown on while the answer to the first knows nothing of it", async () => {
  const [first, second] = useChangeTwice();
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  calls[0]?.(Response.json(closed));
  expect(await first).toBe(true);
  expect(shown()).toMatchObject({ version: 2, status: "closed", follow_up_on: day });

  await vi.waitFor(() => expect(calls).toHaveLength(2));
  calls[1]?.(Response.error());
  expect(await second).toBe(false);
  expect(shown()).toMatchObject({ version: 2, status: "closed", follow_up_on: null });
});

test("and where the first is not saved", async () => {
  const [first, second] = useChangeTwice();
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  calls[0]?.(Response.error());
  expect(await first).toBe(false);
  expect(shown()).toMatchObject({ version: 1, status: "new", follow_up_on: day });

  await vi.waitFor(() => expect(calls).toHaveLength(2));
  calls[1]?.(Response.json({ ...row, version: 2, follow_up_on: day }));
  expect(await second).toBe(true);
  expect(shown()).toMatchObject({ version: 2, status: "new", follow_up_on: day });
});

test("and in a list that comes in between, which goes back to what it said", async () => {
  const [first, second] = useChangeTwice();
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  const coming = client.query({ ...list(), staleTime: 0 });
  await vi.waitFor(() => expect(calls).toHaveLength(2));
  calls[1]?.(Response.json({ ...page, rows: [{ ...row, version: 5, name: "As Another Has It" }] }));
  await coming;
  expect(shown()).toMatchObject({ version: 5, status: "closed", follow_up_on: day });

  calls[0]?.(Response.error());
  expect(await first).toBe(false);
  await vi.waitFor(() => expect(calls).toHaveLength(3));
  calls[2]?.(Response.error());
  expect(await second).toBe(false);
  expect(shown()).toMatchObject({ version: 5, status: "new", follow_up_on: null });
});

test("a change of one that somebody else has erased leaves nothing of it, here or in the list", async () => {
  const change = useChange()(row, { status: "closed" });
  await vi.waitFor(() => expect(calls).toHaveLength(1));
  calls[0]?.(Response.json({ code: "PT404", message: "" }, { status: 404 }));
  expect(await change).toBe(false);
  expect(findEnquiry(client, row.id)).toBeUndefined();
  expect(shown()).toBeUndefined();
});
