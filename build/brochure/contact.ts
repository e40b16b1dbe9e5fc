import { palette } from "../../content/brand.ts";
import { brochure, callToAction } from "../../content/home.ts";
import { site } from "../../content/site.ts";
import { drawLogo } from "./brand.ts";
import { page, type Sheet } from "./sheet.ts";

const { margin } = page;
const call = "content/home.ts: callToAction";

/** How much of the page's foot the band takes. */
export const contactHeight = 162;

/** The band at the foot of the last page, from `y` on: the call to action, and how to register at `siteUrl`. */
export function drawContact(sheet: Sheet, siteUrl: string, y: number): void {
  const { document } = sheet;
  sheet.decorate(() => document.rect(0, y, page.width, page.height - y).fill(palette.night));
  const left = { x: margin, width: 300, size: 11, color: palette.onNight };
  const question = { ...left, y: y + 32, size: 19, font: "bold" } as const;
  const belowQuestion = sheet.write("H2", callToAction.heading, `${call}.heading`, question);
  const seats = { ...left, y: belowQuestion + 8, color: palette.sun, font: "semibold" } as const;
  const belowSeats = sheet.write("P", callToAction.text, `${call}.text`, seats);
  let perkTop = belowSeats + 8;
  sheet.list(callToAction.perks, ({ text }, index) => {
    const perk = { ...left, y: perkTop, size: 10, color: palette.onNightSoft };
    perkTop = sheet.write("LI", text, `${call}.perks.${index}.text`, perk);
  });

  const right = { x: margin + 330, width: 169, size: 10, color: palette.onNight };
  drawLogo(sheet, right.x, y + 30, right.width);
  const address = { ...right, y: y + 61, font: "semibold", link: siteUrl } as const;
  const belowAddress = sheet.write("P", siteUrl.replace(/^https?:\/\//, ""), "SITE_URL", address);
  const register = { ...right, y: belowAddress, color: palette.onNightSoft };
  const belowRegister = sheet.write(
    "P",
    brochure.register,
    "content/home.ts: brochure.register",
    register,
  );
  const mail = { ...right, y: belowRegister + 8, link: `mailto:${site.enquiryEmail}` };
  const belowMail = sheet.write("P", site.enquiryEmail, "content/site.ts: site.enquiryEmail", mail);
  sheet.write("P", site.city, "content/site.ts: site.city", { ...right, y: belowMail });
}
