import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Enquiry } from "./answers.ts";
import { blockQuery, forgetOtherLists } from "./blocks.ts";
import { forgetWord } from "./last-word.ts";
import {
  detailsKey,
  endChange,
  findEnquiry,
  showChange,
  takeAnswer,
  takeBack,
} from "./patch-enquiry.ts";
import { row } from "./row-for-tests.ts";
import { type View, wholeView } from "./view.ts";

const ask = vi.fn<typeof fetch>();
const saved: Enquiry = { ...row, status: "contacted", version: 2, key: ["by its date"] };
const byName = { ...wholeView, sort: "name" as const };

let client: QueryClient;

beforeEach(() => {
  client = new QueryClient();
  vi.stubGlobal("location", { origin: "http://desk.test", pathname: "/enrollments" });
  vi.stubGlobal("fetch", ask);
  ask.mockReset();
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Has the first block of a list come with this row. */
async function load(
  comes: Enquiry | Promise<Enquiry>,
  view: View = byName,
): Promise<Enquiry | undefined> {
  const rest = { total: 1, about: false, next: null, previous: null };
  ask.mockImplementationOnce(async () => Response.json({ rows: [await comes], ...rest }));
  return (await client.fetchQuery(blockQuery(client, view, 0))).rows[0];
}

test("a list that was read before a change was saved and comes later shows what was saved, in its own order", async () => {
  let come = (_: Enquiry) => {};
  const late = load(
    new Promise((resolve) => {
      come = resolve;
    }),
  );
  takeAnswer(client, saved);
  come(row);
  expect(await late).toEqual({ ...saved, key: row.key });
});

test("what somebody else has changed since is shown as it comes", async () => {
  takeAnswer(client, saved);
  const newer: Enquiry = { ...row, status: "closed", version: 3 };
  expect(await load(newer)).toEqual(newer);
  expect(findEnquiry(client, row.id)).toEqual(newer);
  takeAnswer(client, saved);
  expect(findEnquiry(client, row.id)).toEqual(newer);
});

test("what was saved is known without any list, until it is erased", async () => {
  await load(row);
  takeAnswer(client, saved);
  forgetOtherLists(client, wholeView);
  expect(findEnquiry(client, row.id)).toEqual(saved);
  forgetWord(client, row.id);
  expect(findEnquiry(client, row.id)).toBeUndefined();
});

test("a change that was not saved is taken back in the list too where that is newer than what was opened", async () => {
  client.setQueryData([...detailsKey, row.id, "name"], { enquiry: row });
  const newer: Enquiry = { ...row, version: 2 };
  await load(newer);
  showChange(client, new Map([[row, { status: "closed" }]]));
  takeBack(client, row.id);
  endChange(client, row.id);
  const key = blockQuery(client, byName, 0).queryKey;
  expect(client.getQueryData(key)?.rows).toEqual([newer]);
});

test("what is known of an enquiry is the newest that is loaded, not that of a list that was shown before", async () => {
  await load(row);
  await load(saved, wholeView);
  expect(findEnquiry(client, row.id)).toEqual(saved);
});
