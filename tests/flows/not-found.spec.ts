import { part } from "../support/engines/visitor.ts";
import { test } from "./fixtures.ts";
import { popup } from "./steps.ts";

test.use({ expectedErrors: ["404"] });

test("an unknown address says so and leads home", async ({ visitor }) => {
  await visitor.open("/courses/advanced");
  await visitor.sees(part("heading", "Oops! Page not found"));
  await visitor.press(part("link", "Return to Home"));
  await visitor.isAt("/");
  await visitor.sees(popup);
});
