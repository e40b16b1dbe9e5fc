import { sunColors } from "../../content/brand.ts";

const dotCount = 400;
const goldenAngle = Math.PI * (3 - Math.sqrt(5));

/** Rings of dots: up to which share of the radius they reach and how thick their dots are drawn. */
const rings = [
  { from: 0, to: 0.5, width: 13 },
  { from: 0.5, to: 0.78, width: 9 },
  { from: 0.78, to: 1, width: 5 },
] as const;

/** Width and height of the square in which the sun is drawn. */
export const sunSize = 640;

/** The sun's colours from top to bottom, by their place in the square. */
export const sunStops = [
  { offset: 0, color: sunColors[0] },
  { offset: 0.32, color: sunColors[1] },
  { offset: 0.7, color: sunColors[2] },
] as const;

/**
 * The sun of the hero, the social image and the brochure as SVG paths, to be stroked with round ends: dots placed as a
 * sunflower sets its seeds, coming apart into noise at the edge.
 */
export const sunPaths = rings.map(({ from, to, width }) => ({
  width,
  path: drawDots(placeRing(from, to)),
}));

type Dot = { x: number; y: number };

function placeRing(from: number, to: number): Dot[] {
  const dots: Dot[] = [];
  for (let index = Math.ceil(from ** 2 * dotCount); index < to ** 2 * dotCount; index += 1) {
    const distance = Math.sqrt((index + 0.5) / dotCount);
    const angle = index * goldenAngle;
    const x = place(Math.cos(angle) * distance, scatter(index, 7919, 97) * noiseAt(distance));
    const y = place(Math.sin(angle) * distance, scatter(index, 104729, 89) * noiseAt(distance));
    dots.push({ x, y });
  }
  return dots;
}

/** From left to right, each from where the last one stood: small numbers, which compress a fifth better. */
function drawDots(dots: Dot[]): string {
  let last: Dot = { x: 0, y: 0 };
  let path = "";
  for (const dot of dots.sort((one, other) => one.x - other.x || one.y - other.y)) {
    path += `m${dot.x - last.x} ${dot.y - last.y}h0`;
    last = dot;
  }
  return path;
}

function place(share: number, offset: number): number {
  return Math.round(sunSize / 2 + share * 280 + offset);
}

/** Past two thirds of the way out the order dissolves. */
function noiseAt(distance: number): number {
  return Math.max(0, distance - 0.66) * 110;
}

/** Between -1 and 1, without a pattern to the eye, and the same in every build and browser. */
function scatter(index: number, step: number, modulus: number): number {
  return ((index * step) % modulus) / (modulus / 2) - 1;
}
