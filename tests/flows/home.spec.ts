import { navigation } from "../../content/home.ts";
import { launch } from "../../content/launch.ts";
import { controls, header } from "../../content/pages.ts";
import { homeWords } from "../e2e/home/words.ts";
import { part, selected } from "../support/engines/visitor.ts";
import { labelOf } from "../support/navigation.ts";
import { desktop, expect, phone, test } from "./fixtures.ts";
import { menu, openHome, popup } from "./steps.ts";

for (const [device, size] of Object.entries({ phone, desktop })) {
  test.describe(`on a ${device}`, () => {
    test.use({ size });

    test("the home page says everything, within the window's width", async ({ visitor }) => {
      await openHome(visitor);
      for (const { section, words } of homeWords) {
        if (section === "header" && size === phone) continue;
        await visitor.reads(selected(section), words[0] ?? "");
        const text = (await visitor.text(selected(section))).toLowerCase();
        expect(words.filter((word) => !text.includes(word.toLowerCase()))).toEqual([]);
      }
      const overflow =
        "document.documentElement.scrollWidth - document.documentElement.clientWidth";
      expect(await visitor.tab.evaluate(overflow)).toBe(0);
    });

    test("the launch pop-up opens by itself, leads to the form, and is put aside", async ({
      visitor,
    }) => {
      test.skip(!launch, "nothing is launched");
      await visitor.open("/");
      await visitor.sees(popup);
      await visitor.focuses(popup);
      for (const word of [launch?.seats, ...(launch?.badges ?? [])]) {
        await visitor.reads(popup, word ?? "");
      }
      const accept = popup.within("link", `${launch?.accept} ${controls.newTab}`);
      await visitor.finds(accept, "href", launch?.formUrl ?? "");
      await visitor.finds(accept, "target", "_blank");
      await visitor.key("Tab");
      await visitor.focuses(accept);
      await visitor.press(popup.within("button", launch?.decline));
      await visitor.seesNo(popup);
      if (launch?.schedule.show !== "load") return;
      await visitor.open("/");
      await visitor.sees(popup);
      await visitor.key("Escape");
      await visitor.seesNo(popup);
    });
  });
}

test("the links of the header lead to their sections", async ({ visitor }) => {
  await openHome(visitor);
  for (const { label, href } of navigation) {
    await visitor.press(menu.within("link", label));
    await visitor.isAt(`/${href}`);
    await visitor.hasInView(selected(href));
  }
});

test.describe("on a phone", () => {
  test.use({ size: phone });

  test("the menu opens, leads to a section, and closes", async ({ visitor }) => {
    const toggle = part("button", header.menu);
    await openHome(visitor);
    await visitor.seesNo(menu);
    await visitor.press(toggle);
    for (const { label } of navigation) await visitor.sees(menu.within("link", label));
    await visitor.finds(toggle, "aria-expanded", "true");
    await visitor.press(menu.within("link", labelOf("#about")));
    await visitor.seesNo(menu);
    await visitor.hasInView(selected("#about"));
    await visitor.press(toggle);
    await visitor.sees(menu);
    await visitor.key("Escape");
    await visitor.seesNo(menu);
    await visitor.finds(toggle, "aria-expanded", "false");
  });
});
