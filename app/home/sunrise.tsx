import { sunPaths, sunSize, sunStops } from "../drawing/sun-paths.ts";
import styles from "./hero.module.css";

/** The hero's picture: order out of noise, as the models taught here do it, in one kilobyte. Decorative. */
export function Sunrise() {
  return (
    <svg className={styles.sun} viewBox={`0 0 ${sunSize} ${sunSize}`} aria-hidden="true">
      <linearGradient id="sun" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2={sunSize}>
        {sunStops.map(({ offset, color }) => (
          <stop key={color} offset={offset} stopColor={color} />
        ))}
      </linearGradient>
      <g fill="none" stroke="url(#sun)" strokeLinecap="round">
        {sunPaths.map(({ width, path }) => (
          <path key={width} strokeWidth={width} d={path} />
        ))}
      </g>
    </svg>
  );
}
