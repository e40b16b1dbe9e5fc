import { expect, test } from "vitest";
import { edits } from "../mutants/edits.ts";
import { fits } from "../mutants/fits.ts";

test("each fault of test:mutants still fits the file it is made in", () => {
  expect(edits.filter((edit) => !fits(edit)).map(({ file, from }) => `${file}: ${from}`)).toEqual(
    [],
  );
});
