import { programs } from "../../content/programs.ts";
import { drawRings, ringsRadius } from "../drawing/draw-rings.ts";

const { width, paths } = drawRings(programs.map(({ hours }) => hours));
const side = 2 * ringsRadius;

/** A sun with one dot for each hour of the programs, the first program's in its middle. Decorative. */
export function HourSun({ className }: { className: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox={`${-ringsRadius} ${-ringsRadius} ${side} ${side}`}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {paths.map((path) => (
        <path key={path} strokeWidth={width} d={path} />
      ))}
    </svg>
  );
}
