import { expect, test } from "vitest";
import { readSettings } from "../settings.ts";
import { nameDatabase } from "./open-database.ts";

test.each([
  [
    "postgres://site:s%23cret@db.your.domain:5433/site?sslmode=require",
    "PostgreSQL, db.your.domain:5433/site",
  ],
  ["postgresql://127.0.0.1/site", "PostgreSQL, 127.0.0.1/site"],
])("of %s the login is left out", (DATABASE_URL, name) => {
  expect(nameDatabase(readSettings({ DATABASE_URL }))).toBe(name);
});

test("the embedded database is named by its folder, in full", () => {
  expect(nameDatabase(readSettings({ DATA_DIR: "/srv/site" }))).toBe("embedded, in /srv/site");
});
