import fc from "fast-check";
import { enquiry } from "../support/client.ts";

/** Texts that have broken programs before. */
export const trap = fc.constantFrom(
  "",
  "\0",
  "\u0085",
  "\ud800",
  "' or 1=1--",
  "%00",
  "0000-01-01T00:00:00Z",
  "+010000-01-01T00:00:00Z",
  "9999-12-31T23:59:59.999Z",
  "me?bcc=you@example.com",
  "a@b",
  "x".repeat(5000),
  "[".repeat(8000) + "]".repeat(8000),
  ...Object.values(enquiry),
);
