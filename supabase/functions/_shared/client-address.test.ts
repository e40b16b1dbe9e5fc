import { expect, test } from "vitest";
import { clientAddress } from "./client-address.ts";

function requestWith(headers: Record<string, string>) {
  return new Request("http://localhost/", { headers });
}

test("the edge's word counts before a forwarded list", () => {
  expect(
    clientAddress(
      requestWith({ "cf-connecting-ip": "203.0.113.7", "x-forwarded-for": "10.0.0.1" }),
    ),
  ).toBe("203.0.113.7");
});

test("the first of a forwarded list is the client", () => {
  expect(clientAddress(requestWith({ "x-forwarded-for": " 2001:db8::1 , 10.0.0.1" }))).toBe(
    "2001:db8::1",
  );
});

test("requests of unknown origin share one name, and so one limit", () => {
  expect(clientAddress(requestWith({}))).toBe("unknown");
});
