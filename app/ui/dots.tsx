import { drawDots } from "../drawing/draw-dots.ts";

type DotsProps = {
  /** A picture as rows of equal length: "#" is a dot, anything else is a place left open. */
  rows: readonly string[];
  /** Whether the open places are drawn too, faintly. */
  grid?: boolean;
  className?: string | undefined;
};

/** Of one place. It stands on each path, since WebKit's page zoom would enlarge an inherited one twice. */
const dotWidth = ".72";

/** The site's way of drawing: a small picture made of round dots, in the colour of the text. Decorative. */
export function Dots({ rows, grid = false, className }: DotsProps) {
  const width = rows[0]?.length ?? 0;
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${rows.length}`}
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      aria-hidden="true"
    >
      {grid && <path opacity=".16" strokeWidth={dotWidth} d={drawDots(rows, false)} />}
      <path strokeWidth={dotWidth} d={drawDots(rows)} />
    </svg>
  );
}
