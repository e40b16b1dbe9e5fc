import { site } from "../../../content/site.ts";
import { expect, test } from "../fixtures.ts";
import { answerWith, startChat } from "./chat-page.ts";

test.describe("Answers", () => {
  test("show their lines and links, which lead to sections and to the enquiry address alone", async ({
    page,
  }) => {
    const chat = await startChat(page);
    const rest =
      '<img src=x onerror="alert(1)"> **bold** [x](javascript:alert(1)) [y](https://evil.example)';
    await answerWith(
      page,
      `See [our programs](#courses) or [write to us](mailto:${site.enquiryEmail}). ${rest}`,
      "The first line, which is too long to stay one.\nThe second.\nA third.",
    );
    await chat.input.fill("<b>Hi</b> [z](#courses)");
    await chat.input.press("Enter");
    await expect(chat.log.getByText("<b>Hi</b> [z](#courses)")).toBeVisible();
    await expect(chat.log.getByText(rest)).toBeVisible();
    await expect(chat.log.getByRole("link")).toHaveCount(2);
    const programs = chat.log.getByRole("link", { name: "our programs" });
    await expect(programs).toHaveAttribute("href", "#courses");
    const mail = chat.log.getByRole("link", { name: "write to us" });
    await expect(mail).toHaveAttribute("href", `mailto:${site.enquiryEmail}`);

    await chat.input.fill("Lines?");
    await chat.input.press("Enter");
    const place = async (text: string | RegExp) =>
      (await chat.log.getByText(text, { exact: true }).last().boundingBox()) ?? { y: 0, height: 0 };
    const lineHeight = await chat.log
      .getByText("A third.")
      .evaluate((line) => getComputedStyle(line).lineHeight);
    // The log may still scroll between two looks.
    const apart = async () => (await place("A third.")).y - (await place("The second.")).y;
    await expect.poll(apart).toBeGreaterThan(Number.parseFloat(lineHeight) + 2);
    const third = await place("A third.");
    const time = (await chat.log.getByRole("time").last().boundingBox()) ?? { y: 0, height: 0 };
    expect(time.y).toBeLessThan(third.y + third.height);
  });

  test("lead to their sections, where the panel stays on a wide screen and makes way on a narrow one", async ({
    page,
  }) => {
    const chat = await startChat(page);
    await answerWith(page, "Here they are: [our programs](#courses).");
    await chat.input.fill("Where?");
    await chat.input.press("Enter");
    for (const [width, stays] of [
      [1280, true],
      [360, false],
    ] as const) {
      await page.setViewportSize({ width, height: 740 });
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
      await expect(page.locator("#courses")).not.toBeInViewport();
      await chat.log.getByRole("link", { name: "our programs" }).click();
      await expect(page.locator("#courses"), `at ${width} px`).toBeInViewport();
      await expect(chat.panel, `at ${width} px`).toBeVisible({ visible: stays });
      await expect(chat.launcher).toHaveAttribute("aria-expanded", String(stays));
    }
  });
});
