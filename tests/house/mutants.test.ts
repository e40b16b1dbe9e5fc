import { globSync } from "node:fs";
import { expect, test } from "vitest";
import { edits } from "../mutants/edits.ts";
import { fits } from "../mutants/fits.ts";

const testFiles = globSync("{server,supabase,app,build,content,tests}/**/*.test.ts{,x}");

test("each fault of test:mutants names tests that there are", () => {
  const names = edits.flatMap(({ tests }) => tests);
  expect(names.filter((name) => !testFiles.some((file) => file.includes(name)))).toEqual([]);
});

test("each fault of test:mutants still fits the file it is made in", () => {
  expect(edits.filter((edit) => !fits(edit)).map(({ file, from }) => `${file}: ${from}`)).toEqual(
    [],
  );
});
