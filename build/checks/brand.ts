import { Resvg } from "@resvg/resvg-js";
import { ContentError } from "../content-error.ts";
import type { Content } from "./content.ts";

/** Throws a {@link ContentError} for the first colour or picture that could not be drawn. */
export function checkBrand({ palette, sunColors, mark, logo, face, pictures }: Content): void {
  const colors = [...Object.entries(palette), ...Object.entries(sunColors)];
  for (const [name, color] of colors) {
    // In this form alone they can also be compared, and be made half transparent.
    if (/^#[0-9a-f]{6}$/i.test(color)) continue;
    throw new ContentError(
      `content/brand.ts: ${name in palette ? "palette" : "sunColors"}.${name}  "${color}" is no colour of the form "#rrggbb", such as "#4130c4"`,
    );
  }
  if (!mark.join("").includes("#") || mark.some((row) => row.length !== mark.length)) {
    throw new ContentError(
      'content/brand.ts: mark  must have as many rows as each row has places, and "#" for its dots',
    );
  }
  for (const [name, rows] of Object.entries(pictures)) {
    if (rows.length === 7 && rows.every((row) => row.length === 7) && rows.join("").includes("#"))
      continue;
    throw new ContentError(
      `content/pictures.ts: ${name}  must have seven rows of seven places, and "#" for its dots`,
    );
  }
  checkPicture("content/brand.ts: logo", logo);
  checkPicture("content/face.ts: face", face);
}

/** What is shown as a picture of its own asks for more than an element of a page does, and gets less. */
function checkPicture(place: string, picture: string | undefined): void {
  if (picture === undefined) return;
  const size = sizeOf(picture);
  if (!size) {
    throw new ContentError(
      `${place}  is not an SVG that stands by itself: it begins with <svg xmlns="http://www.w3.org/2000/svg" and every element is closed`,
    );
  }
  if (!/<svg\b[^>]*\bviewBox=/.test(picture)) {
    throw new ContentError(`${place}  needs a viewBox, such as viewBox="0 0 24 24"`);
  }
  if (Math.max(size.width, size.height) > 1.25 * Math.min(size.width, size.height)) {
    throw new ContentError(`${place}  is ${size.width} by ${size.height}: it must be square`);
  }
  const [never] =
    /<script\b|<foreignObject\b|\son\w+=|(?:href|src)="(?:https?:|\/\/)[^"]*"|url\((?:https?:|\/\/)/i.exec(
      picture,
    ) ?? [];
  if (never) {
    throw new ContentError(
      `${place}  has "${never.trim()}", which no browser runs or fetches in a picture: take it out`,
    );
  }
}

function sizeOf(picture: string): { width: number; height: number } | undefined {
  try {
    const { width, height } = new Resvg(picture.trim());
    return { width, height };
  } catch {
    return undefined;
  }
}
