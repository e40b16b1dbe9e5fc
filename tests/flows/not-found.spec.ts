import { hero } from "../../content/home.ts";
import { notFound } from "../../content/pages.ts";
import { part } from "../support/engines/visitor.ts";
import { test } from "./fixtures.ts";

test.use({ expectedErrors: ["404"] });

test("an unknown address says so and leads home", async ({ visitor }) => {
  await visitor.open("/courses/advanced");
  await visitor.sees(part("heading", notFound.heading));
  await visitor.press(part("link", notFound.home));
  await visitor.isAt("/");
  await visitor.sees(part("heading", hero.heading));
});
