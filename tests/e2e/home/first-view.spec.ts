import { isFirstProvider } from "../../support/first-provider.ts";
import { expect, openHome, test, waitForApplication } from "../fixtures.ts";

/** Bytes that a new connection carries before the first answer has to be confirmed: ten packets (RFC 6928). */
const firstFlight = 14_600;

test("the document comes in one flight, and the whole first view in less than 100 KB", async ({
  page,
  baseURL,
}) => {
  const session = await page.context().newCDPSession(page);
  const addresses = new Map<string, string>();
  const sizes = new Map<string, number>();
  session.on("Network.responseReceived", ({ requestId, response }) => {
    addresses.set(requestId, response.url);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    sizes.set(addresses.get(requestId) ?? requestId, encodedDataLength);
  });
  await session.send("Network.enable");
  await openHome(page);
  await waitForApplication(page);
  await page.waitForLoadState("networkidle");
  // Who has more to say than the first provider, or in more letters, has more to send.
  if (isFirstProvider) expect(sizes.get(`${baseURL}/`)).toBeLessThan(firstFlight);
  const whole = [...sizes.values()].reduce((sum, size) => sum + size, 0);
  expect(whole).toBeLessThan(isFirstProvider ? 100_000 : 110_000);
});
