import { expect, test } from "vitest";
import { readSource } from "./enquiry-source.ts";

const home = "https://bootcamp.example/";

test("a campaign's three parts and the site that led here are taken, and no more", () => {
  const address = `${home}?utm_source=News&utm_medium=email&utm_campaign=spring&utm_term=x&gclid=1#courses`;
  expect(readSource(address, "https://search.example/find?q=my+illness")).toEqual({
    utm_source: "News",
    utm_medium: "email",
    utm_campaign: "spring",
    referrer_host: "search.example",
  });
});

test.each([
  ["nothing", home, ""],
  ["empty parts", `${home}?utm_source=&utm_medium=%20`, ""],
  ["a page of the site itself", home, `${home}privacy`],
  ["no address at all", home, "about:blank"],
])("%s is no source", (_, address, referrer) => {
  expect(readSource(address, referrer)).toEqual({});
});

test("a part that is too long is cut", () => {
  const { utm_source } = readSource(`${home}?utm_source=${"x".repeat(150)}`, "");
  expect(utm_source).toHaveLength(100);
});

test("of a letter that takes two, no half is left", () => {
  const campaign = `${"x".repeat(99)}🎓`;
  const { utm_campaign } = readSource(`${home}?utm_campaign=${encodeURIComponent(campaign)}`, "");
  expect(utm_campaign).toBe("x".repeat(99));
});

test("however it is written, it fits into the header that the server reads", () => {
  const hindi = encodeURIComponent("दीवाली ".repeat(20));
  const address = `${home}?utm_source=whatsapp&utm_medium=${hindi}&utm_campaign=${hindi}`;
  const source = readSource(address, `https://${"x".repeat(63)}.${"y".repeat(40)}.example/`);
  expect(source.utm_source).toBe("whatsapp");
  expect(source.utm_medium).toMatch(/^दीवाली दीवाली/);
  const written = JSON.stringify(source).replace(/[\u007f-\uffff]/g, "\\u0000");
  expect(written.length).toBeLessThanOrEqual(600);
});
