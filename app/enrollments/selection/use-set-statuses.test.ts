import type { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { EnquiryPage } from "../desk/answers.ts";
import { blockQuery } from "../desk/blocks.ts";
import { takeClient } from "../desk/client.ts";
import { findEnquiry } from "../desk/patch-enquiry.ts";
import { row } from "../desk/row-for-tests.ts";
import { useChange } from "../desk/use-change.ts";
import { wholeView } from "../desk/view.ts";
import { useSetStatuses } from "./use-set-statuses.ts";

let client: QueryClient;
/** What has been asked for and not answered, in its order. */
let calls: { body: unknown; answer: (answer: Response) => void }[];

// What a change needs of a page.
vi.mock("@tanstack/react-query", async (original) => ({
  ...(await original<typeof import("@tanstack/react-query")>()),
  useQueryClient: () => client,
}));
vi.mock("../desk/desk-toast.ts", () => ({ useDeskToast: () => () => {} }));

beforeEach(() => {
  vi.stubGlobal("location", { origin: "http://desk.test", pathname: "/enrollments", search: "" });
  calls = [];
  vi.stubGlobal("fetch", (_: unknown, { body }: RequestInit) => {
    return new Promise<Response>((answer) =>
      calls.push({ body: JSON.parse(String(body)), answer }),
    );
  });
  client = takeClient();
  client.setQueryData(list().queryKey, page);
});

afterEach(() => {
  client.clear();
  vi.unstubAllGlobals();
});

const other = { ...row, id: "another's" };
const page: EnquiryPage = {
  rows: [row, other],
  total: 2,
  about: false,
  next: null,
  previous: null,
};
const list = () => blockQuery(client, wholeView, 0);
/** Status and follow-up of each. */
const shown = () =>
  client.getQueryData(list().queryKey)?.rows.map((each) => [each.status, each.follow_up_on]);
const day = "2026-12-01";

/** Waits until so much has been asked for. */
const asked = (count: number) => vi.waitFor(() => expect(calls).toHaveLength(count));

test("several are shown set at once, also in a list that comes meanwhile, and as they were where it is not saved", async () => {
  const closed = [
    ["closed", null],
    ["closed", null],
  ];
  const set = useSetStatuses(() => {})([row, other], "closed");
  expect(shown()).toEqual(closed);
  await asked(1);
  const coming = client.query({ ...list(), staleTime: 0 });
  await asked(2);
  calls[1]?.answer(Response.json(page));
  await coming;
  expect(shown()).toEqual(closed);

  calls[0]?.answer(Response.error());
  await set;
  expect(shown()).toEqual([
    ["new", null],
    ["new", null],
  ]);
});

test("a change of one of them waits for them all and is shown on over their answer, and a list from before changes nothing", async () => {
  const coming = client.query({ ...list(), staleTime: 0 });
  await asked(1);
  const set = useSetStatuses(() => {})([row, other], "closed");
  const change = useChange()(row, { follow_up_on: day });
  await asked(2);
  const changed = [row, other].map((each) => ({ ...each, status: "closed", version: 2 }));
  calls[1]?.answer(Response.json({ changed, stale: [], gone: [] }));
  await set;
  const both = [
    ["closed", day],
    ["closed", null],
  ];
  expect(shown()).toEqual(both);

  await asked(3);
  expect(calls[2]?.body).toMatchObject({ version: 2, changes: { follow_up_on: day } });
  calls[2]?.answer(Response.json({ ...changed[0], version: 3, follow_up_on: day }));
  await change;
  calls[0]?.answer(Response.json(page));
  await coming;
  expect(shown()).toEqual(both);
});

test("one that somebody else has changed is known as it is, and one that is erased is shown nowhere any more", async () => {
  const set = useSetStatuses(() => {})([row, other], "closed");
  await asked(1);
  const stale = [{ ...row, status: "enrolled", version: 4 }];
  calls[0]?.answer(Response.json({ changed: [], stale, gone: [other.id] }));
  await set;
  expect(findEnquiry(client, row.id)).toMatchObject({ status: "enrolled", version: 4 });
  expect(findEnquiry(client, other.id)).toBeUndefined();
  expect(shown(), "the list is asked for anew").toBeUndefined();
});
