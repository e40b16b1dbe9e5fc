import { describe, expect, test } from "vitest";
import type { Palette } from "../content/brand.ts";
import { listHardToRead } from "./contrast.ts";
import { meaningColors } from "./derived-colors.ts";
import { contrast } from "./luminance.ts";
import { renderBrandStyles } from "./write-brand-styles.ts";

/** Of no provider, so that what is said of it stays the same whatever content/ holds. */
const light: Palette = {
  ink: "#1f2a24",
  inkSoft: "#4d5a53",
  surface: "#fffdf8",
  surfaceSoft: "#f6f1e6",
  line: "#ddd5c4",
  fieldLine: "#7d8a82",
  accent: "#1d6b4c",
  accentStrong: "#14523a",
  accentSoft: "#e3f3eb",
  onAccent: "#ffffff",
  night: "#12261e",
  nightSoft: "#1b3a2d",
  nightLine: "#3a5c4d",
  onNight: "#f2fff8",
  onNightSoft: "#c3dccf",
  violet: "#2a4b3c",
  plum: "#7a4a2a",
  coral: "#c97b3f",
  gold: "#e8b25a",
  duskEnd: "#5a3c1c",
  sun: "#f4c45f",
  sunStrong: "#f9d587",
  ember: "#a8481c",
};
const dark = { ...light, ink: "#f1ede4", inkSoft: "#b9b2a4", surface: "#171412" };
const bright = { ...light, night: "#fff6d8", onNight: "#2a2108" };

describe.each([
  ["a light palette", light],
  ["a dark palette", dark],
  ["a palette with a bright night", bright],
])("with %s", (_, colors) => {
  const { danger, dangerSoft, success, successSoft, dangerOnNight } = meaningColors(colors);

  test.each([
    ["failure on paper", danger, colors.surface],
    ["failure on its own ground", danger, dangerSoft],
    ["success on paper", success, colors.surface],
    ["success on its own ground", success, successSoft],
    ["a failure's words", colors.ink, dangerSoft],
    ["failure on the night", dangerOnNight, colors.night],
  ])("%s can be read", (_, text, ground) => {
    expect(contrast(text, ground)).toBeGreaterThan(4.5);
  });

  test("shadows are of its darkest colour", () => {
    const shadows = /--shadow-lg:(.*?);/.exec(renderBrandStyles(colors))?.[1]?.match(/#\w{6}/g);
    const [darkest] = [colors.ink, colors.night].sort(
      (a, b) => contrast(a, "#000000") - contrast(b, "#000000"),
    );
    expect(shadows).toEqual([darkest, darkest]);
  });
});

test("a dark palette has browsers draw their parts dark, and prints dark on white", () => {
  const [screen, paper] = renderBrandStyles(dark).split("@media print");
  expect(screen).toContain("color-scheme:dark;");
  expect(paper).toContain("color-scheme:light;");
  expect(paper).toContain(`--ink:${dark.surface};`);
  const [, ofLight] = renderBrandStyles(light).split("@media print");
  expect(ofLight).toBeUndefined();
});

test("the build names text on paper and fields that are hard to see, and what the site's own red does not suit", () => {
  expect(listHardToRead(light)).toEqual([]);
  expect(listHardToRead({ ...light, inkSoft: "#a8a8a8", fieldLine: "#dddddd" })).toEqual([
    "content/brand.ts: palette.inkSoft on surface  2.3:1, at least 4.5:1",
    "content/brand.ts: palette.inkSoft on surfaceSoft  2.1:1, at least 4.5:1",
    "content/brand.ts: palette.fieldLine on surface  1.3:1, at least 3:1",
  ]);
  expect(listHardToRead({ ...light, surface: "#a8a8a8" })).toContain(
    "content/brand.ts: palette.surface under danger (#b3142e)  2.8:1, at least 4.5:1",
  );
});
