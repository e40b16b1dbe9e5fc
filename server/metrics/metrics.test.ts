import { expect, test } from "vitest";
import type { Database } from "../database/database.ts";
import { createMetrics } from "./metrics.ts";

/** Metrics of an outbox that holds what `look` gives, and how often it was looked at. */
function measure(look: () => object[]) {
  let looks = 0;
  const query = async () => {
    looks += 1;
    return look();
  };
  const { registry } = createMetrics({ query } as unknown as Database);
  const scrape = async () => {
    const text = await registry.metrics();
    return text.split("\n").filter((line) => /^mails?(?:_oldest\w+)?[{ ]/.test(line));
  };
  return { scrape, looks: () => looks };
}

test("each scrape tells of the mails that wait now, by one look at them", async () => {
  let oldest = 40;
  const { scrape, looks } = measure(() => [
    { state: "waiting", mails: 2, oldest },
    { state: "given_up", mails: 1, oldest: 0 },
  ]);
  const mails = ['mails{state="waiting"} 2', 'mails{state="given_up"} 1'];
  expect(await scrape()).toEqual(["mail_oldest_waiting_seconds 40", ...mails]);
  oldest = 55;
  expect(await scrape()).toEqual(["mail_oldest_waiting_seconds 55", ...mails]);
  expect(looks()).toBe(2);
});

test("while the outbox cannot be looked at, nothing is told of it", async () => {
  let there = true;
  const { scrape } = measure(() => {
    if (there) return [{ state: "waiting", mails: 2, oldest: 40 }];
    throw new Error("The database did not answer in time");
  });
  await scrape();
  there = false;
  expect(await scrape()).toEqual([expect.stringMatching(/^mail_oldest_waiting_seconds nan$/i)]);
});
