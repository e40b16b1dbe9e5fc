/** Half the side of the square in which rings are drawn, its centre at 0. */
export const ringsRadius = 100;

/** A dot stays one, however few there are. */
const widest = 20;

/**
 * Draws as many dots as the counts add up to on rings around a centre, from the innermost outwards and each from
 * its top clockwise: one path a count, to be stroked `width` thick with round ends.
 */
export function drawRings(counts: readonly number[]): { width: number; paths: string[] } {
  const places = placesOnRings(counts.reduce((sum, count) => sum + count, 0));
  let next = 0;
  const paths = counts.map((count) => {
    next += count;
    return places.slice(next - count, next).join("");
  });
  const width = Math.round((0.72 * ringsRadius) / (ringsFor(places.length) + 0.5));
  return { width: Math.min(width, widest), paths };
}

/** Six dots more on each ring than on the one within it stand evenly in all directions. */
function ringsFor(total: number): number {
  let rings = 1;
  while (3 * rings * (rings + 1) < total) rings += 1;
  return rings;
}

function placesOnRings(total: number): string[] {
  const rings = ringsFor(total);
  const share = total / ((rings * (rings + 1)) / 2);
  const distance = ringsRadius / (rings + 0.5);
  let left = total;
  return Array.from({ length: rings }, (_, index) => {
    const ring = index + 1;
    const count = ring === rings ? left : Math.round(ring * share);
    left -= count;
    return Array.from({ length: count }, (_, dot) =>
      place((dot / count) * 2 * Math.PI, ring * distance),
    );
  }).flat();
}

function place(angle: number, distance: number): string {
  const x = Math.round(Math.sin(angle) * distance);
  const y = Math.round(-Math.cos(angle) * distance);
  return `M${x} ${y}h0`;
}
