import styles from "./hero.module.css";

const size = 640;
const dotCount = 400;
const goldenAngle = Math.PI * (3 - Math.sqrt(5));

/** Dots that lie within `reach` of the centre (as a share of the radius), and how thick they are drawn. */
const rings = [
  { reach: 0.5, width: 13 },
  { reach: 0.78, width: 9 },
  { reach: 1, width: 5 },
] as const;

/**
 * The hero's picture: a sun of dots in the order in which a sunflower sets its seeds, coming apart into noise
 * at its edge. Order out of noise is what the models taught here do; it weighs one kilobyte. Decorative.
 */
export function Sunrise() {
  return (
    <svg className={styles.sun} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      <linearGradient id="sun" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2={size * 0.7}>
        <stop offset="0" stopColor="#ffe3b0" />
        <stop offset=".45" stopColor="#ffb454" />
        <stop offset="1" stopColor="#ff6f4b" />
      </linearGradient>
      <g fill="none" stroke="url(#sun)" strokeLinecap="round">
        {rings.map(({ reach, width }, index) => (
          <path
            key={reach}
            strokeWidth={width}
            d={drawRing(index === 0 ? 0 : (rings[index - 1]?.reach ?? 0), reach)}
          />
        ))}
      </g>
    </svg>
  );
}

function drawRing(from: number, to: number): string {
  let path = "";
  for (let index = Math.ceil(from ** 2 * dotCount); index < to ** 2 * dotCount; index += 1) {
    const distance = Math.sqrt((index + 0.5) / dotCount);
    // Past two thirds of the way out the order dissolves; the scatter is arithmetic, so every build is alike.
    const noise = Math.max(0, distance - 0.66) * 110;
    const angle = index * goldenAngle;
    const x =
      size / 2 + Math.cos(angle) * distance * 280 + (((index * 7919) % 97) / 48 - 1) * noise;
    const y =
      size / 2 + Math.sin(angle) * distance * 280 + (((index * 104729) % 89) / 44 - 1) * noise;
    path += `M${Math.round(x)} ${Math.round(y)}h0`;
  }
  return path;
}
