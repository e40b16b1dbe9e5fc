import { expect, test } from "vitest";
import { isPublic } from "./is-public.ts";

test.each(["https://your.domain", "http://8.8.8.8:3000", "https://[2606:4700::1111]"])(
  "%s is an address for everybody",
  (address) => expect(isPublic(address)).toBe(true),
);

test.each([
  "http://localhost:3000",
  "http://school.localhost",
  "http://127.0.0.1:3000",
  "http://[::1]:3000",
  "http://192.168.1.20:3000",
  "http://[fd00::20]",
  "http://server:3000",
  "http://server.local",
  "https://your.test",
])("%s is one for who tries it", (address) => expect(isPublic(address)).toBe(false));
