import type { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { statusNames, changes as words } from "../../../content/enrollments/enquiry.ts";
import { selection } from "../../../content/enrollments/list.ts";
import type { Enquiry, EnquiryPage } from "../desk/answers.ts";
import { blockQuery } from "../desk/blocks.ts";
import { takeClient } from "../desk/client.ts";
import { row } from "../desk/row-for-tests.ts";
import { useContact } from "../desk/use-contact.ts";
import { useSetStatus } from "../desk/use-set-status.ts";
import { wholeView } from "../desk/view.ts";
import { useSetStatuses } from "./use-set-statuses.ts";

type Told = { title: string; description?: string; action?: { onPress: () => void } };

let client: QueryClient;
/** Each toast, the last one first. */
let told: Told[];
/** What the server has, by id; a change is refused as the server does it. */
let stored: Map<string, Enquiry>;

vi.mock("@tanstack/react-query", async (original) => ({
  ...(await original<typeof import("@tanstack/react-query")>()),
  useQueryClient: () => client,
}));
vi.mock("../desk/desk-toast.ts", () => ({
  useDeskToast: () => (toast: Told) => told.unshift(toast),
}));

const other = { ...row, id: "another's", name: "Another" };
const page: EnquiryPage = {
  rows: [row, other],
  total: 2,
  about: false,
  next: null,
  previous: null,
};
const list = () => blockQuery(client, wholeView, 0);
const statuses = () => client.getQueryData(list().queryKey)?.rows.map(({ status }) => status);

beforeEach(() => {
  vi.stubGlobal("location", { origin: "http://desk.test", pathname: "/enrollments", search: "" });
  told = [];
  stored = new Map([row, other].map((each) => [each.id, each]));
  vi.stubGlobal("fetch", answer);
  client = takeClient();
  client.setQueryData(list().queryKey, page);
});

afterEach(() => {
  client.clear();
  vi.unstubAllGlobals();
});

async function answer(address: unknown, { body }: RequestInit): Promise<Response> {
  const call = String(address).split("/").at(-1) ?? "";
  const asks = JSON.parse(String(body));
  if (call === "list_enquiries") return Response.json({ ...page, rows: [...stored.values()] });
  const items = asks.items ?? [{ ...asks.changes, id: asks.enquiry, version: asks.version }];
  const [changed, stale, gone]: [Enquiry[], Enquiry[], string[]] = [[], [], []];
  for (const { id, version, ...fields } of items) {
    const present = stored.get(id);
    if (!present) gone.push(id);
    else if (present.version === version) changed.push(set(present, fields));
    else stale.push(present);
  }
  if (asks.items) return Response.json({ changed, stale, gone });
  if (changed[0]) return Response.json(changed[0]);
  const details = JSON.stringify(stale[0]);
  return Response.json({ code: "PT409", message: "", details }, { status: 409 });
}

function set(was: Enquiry, fields: Partial<Enquiry>): Enquiry {
  const after = { ...was, ...fields, version: was.version + 1 };
  stored.set(was.id, after);
  return after;
}

/** Somebody else changes the learner's, and the desk hears of it: with a list that is asked for anew. */
async function changeElsewhere(fields: Partial<Enquiry>): Promise<void> {
  set(stored.get(row.id) ?? row, fields);
  await client.query({ ...list(), staleTime: 0 });
}

/** Presses what the last toast offers, and waits for what is told of it. */
async function press(): Promise<void> {
  const before = told.length;
  told[0]?.action?.onPress();
  await vi.waitFor(() => expect(told.length).toBeGreaterThan(before));
}

test("a status is taken back, and what has been set beside it stays", async () => {
  await useSetStatus()(row, "closed");
  await changeElsewhere({ follow_up_on: "2026-12-01" });
  await press();
  expect(told[0]).toMatchObject({ description: words.undone });
  expect(stored.get(row.id)).toMatchObject({ status: "new", follow_up_on: "2026-12-01" });
});

test("one that somebody else has set meanwhile is not taken back, whether the desk knows or not, and theirs is shown", async () => {
  const conflict = {
    title: words.conflict,
    description: words.conflictNow(statusNames.enrolled),
  };
  await useSetStatus()(row, "closed");
  await changeElsewhere({ status: "enrolled" });
  await press();
  expect(told[0]).toMatchObject(conflict);
  expect(stored.get(row.id)?.status).toBe("enrolled");
  expect(statuses()).toEqual(["enrolled", "new"]);

  await useSetStatus()(other, "closed");
  set(stored.get(other.id) ?? other, { status: "enrolled" });
  await press();
  expect(told[0]).toMatchObject(conflict);
  expect(stored.get(other.id)?.status).toBe("enrolled");
  expect(statuses()).toEqual(["enrolled", "enrolled"]);
});

test("of several only those are taken back that nobody else has set meanwhile, and of them only what was set", async () => {
  const third = { ...row, id: "a third's", status: "closed" } as const;
  stored.set(third.id, third);
  await client.query({ ...list(), staleTime: 0 });
  await useSetStatuses(() => {})([row, other, third], "closed");
  expect(statuses()).toEqual(["closed", "closed", "closed"]);
  await changeElsewhere({ status: "enrolled" });
  set(third, { status: "contacted" });
  await press();
  expect(told[0]).toMatchObject({
    title: `${selection.undone(1)}, ${selection.left(1)}`,
    description: selection.changedElsewhere(selection.now(row.name, statusNames.enrolled)),
  });
  expect([...stored.values()].map(({ status }) => status)).toEqual([
    "enrolled",
    "new",
    "contacted",
  ]);
  expect(statuses()).toEqual(["enrolled", "new", "closed"]);
});

test("several that are taken back are told of", async () => {
  await useSetStatuses(() => {})([row, other], "closed");
  expect(told[0]).toMatchObject({ title: selection.done(2, statusNames.closed) });
  await press();
  expect(told[0]).toMatchObject({ title: selection.undone(2) });
  expect(told[0]?.description).toBeUndefined();
  expect(statuses()).toEqual(["new", "new"]);
});

test("of several those that are set can be taken back, also where somebody else was quicker with one or has erased one, and it is said which", async () => {
  const third = { ...row, id: "a third's" };
  set(row, { status: "enrolled" });
  await useSetStatuses(() => {})([row, other, third], "closed");
  expect(told[0]).toMatchObject({
    title: `${selection.done(1, statusNames.closed)}, ${selection.left(2)}`,
    description: `${selection.changedElsewhere(selection.now(row.name, statusNames.enrolled))} ${selection.erased(1)}`,
  });
  // With one that is erased in it, the list is asked for anew.
  expect(statuses()).toBeUndefined();
  await client.query(list());
  expect(statuses()).toEqual(["enrolled", "closed"]);
  await press();
  expect(told[0]).toMatchObject({ title: selection.undone(1) });
  expect(statuses()).toEqual(["enrolled", "new"]);
});

test("of many that somebody else has changed the first are named and the others counted", async () => {
  const many = Array.from({ length: 5 }, (_, place) => ({
    ...row,
    id: `${place}`,
    name: `${place}`,
  }));
  for (const each of many) set(each, { status: "enrolled" });
  await useSetStatuses(() => {})(many, "closed");
  expect(told[0]).toMatchObject({ title: selection.left(5) });
  expect(told[0]?.action).toBeUndefined();
  const description = told[0]?.description;
  for (const { name } of many.slice(0, 3))
    expect(description).toContain(selection.now(name, statusNames.enrolled));
  expect(description).toContain(selection.more(2));
});

test("what a call offers is not done where somebody else has set the status meanwhile", async () => {
  useContact(row).offerContacted();
  await changeElsewhere({ status: "enrolled" });
  await press();
  expect(told[0]).toMatchObject({ title: words.conflict });
  expect(stored.get(row.id)?.status).toBe("enrolled");
  expect(statuses()).toEqual(["enrolled", "new"]);
});
