import { expect, test } from "vitest";
import { onEachDatabase } from "../support/databases.ts";
import { runSql } from "../support/restart.ts";

/** Where clocks change at night, at midnight, from midnight back, and never. */
const zones = [
  "Asia/Kolkata",
  "Europe/Berlin",
  "America/New_York",
  "Africa/Cairo",
  "Asia/Beirut",
  "America/Santiago",
  "Atlantic/Azores",
  "America/Havana",
  "Australia/Lord_Howe",
];

const look = zones.map(
  (zone) => `update private.provider set time_zone = '${zone}';
    insert into wrong select '${zone} ' || day from (
      select '2026-01-01'::date + n as day from generate_series(0, 800) as n) as days
    where private.provider_day(private.day_start(day)) <> day
      or private.provider_day(private.day_start(day) - interval '1 second') <> day - 1;`,
);

onEachDatabase((start) => {
  test("wherever the provider is, each day begins where the day before ends", async () => {
    const server = await start();
    const wrong = await runSql(
      server,
      `create temporary table wrong (day text); ${look.join(" ")} select day from wrong`,
    );
    expect(wrong).toEqual([]);
  });
});
