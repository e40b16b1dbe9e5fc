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
    { to: "provider", waiting: 2, given_up: 1, oldest },
    { to: "learner", waiting: 0, given_up: 3, oldest: 0 },
  ]);
  const told = (seconds: number) => [
    `mail_oldest_waiting_seconds{to="provider"} ${seconds}`,
    'mail_oldest_waiting_seconds{to="learner"} 0',
    'mails{state="waiting",to="provider"} 2',
    'mails{state="given_up",to="provider"} 1',
    'mails{state="waiting",to="learner"} 0',
    'mails{state="given_up",to="learner"} 3',
  ];
  expect(await scrape()).toEqual(told(40));
  oldest = 55;
  expect(await scrape()).toEqual(told(55));
  expect(looks()).toBe(2);
});

test("while the outbox cannot be looked at, nothing is told of it", async () => {
  let there = true;
  const { scrape } = measure(() => {
    if (there) return [{ to: "provider", waiting: 2, given_up: 0, oldest: 40 }];
    throw new Error("The database did not answer in time");
  });
  await scrape();
  there = false;
  expect(await scrape()).toEqual([]);
});
