import { expect, test } from "vitest";
import { asRestError } from "./errors.ts";

function withCode(code: string): Error {
  return Object.assign(new Error("The inside"), { code });
}

function fromPostgres(code: string): Error {
  return Object.assign(withCode(code), { severity: "ERROR" });
}

test.each([
  [withCode("ECONNREFUSED"), 503],
  [withCode("CONNECTION_CLOSED"), 503],
  [withCode("CONNECT_TIMEOUT"), 503],
  [fromPostgres("57P01"), 503],
  [fromPostgres("53300"), 503],
  [fromPostgres("55P03"), 503],
  [fromPostgres("57014"), 503],
  [fromPostgres("40P01"), 503],
  [fromPostgres("42P01"), 500],
  [new TypeError("The inside"), 500],
  [withCode("ERR_INVALID_ARG_TYPE"), 500],
])("what a caller did not cause says nothing of the inside: %o is %i", (error, status) => {
  const { answer, unexpected } = asRestError(error, false);
  expect([answer.status, unexpected]).toEqual([status, true]);
  expect(answer.body.message).not.toContain("inside");
});

test.each([
  [fromPostgres("23514"), 400],
  [fromPostgres("PT429"), 429],
  [fromPostgres("42501"), 401],
])("what a caller caused is told to the caller: %o is %i", (error, status) => {
  const { answer, unexpected } = asRestError(error, false);
  expect([answer.status, answer.body.message, unexpected]).toEqual([status, "The inside", false]);
});
