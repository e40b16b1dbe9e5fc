import styles from "./avatar.module.css";

/** The assistant's portrait; decoration, since her name stands beside it. */
export function Avatar({ size }: { size: "small" | "large" }) {
  return (
    <svg className={styles[size]} viewBox="0 0 40 40" aria-hidden="true">
      <circle className={styles.ground} cx="20" cy="20" r="20" />
      <path className={styles.hair} d="M9.6 31V18.4a10.4 10.4 0 0 1 20.8 0V31Z" />
      <path
        className={styles.dress}
        d="M5.5 33.8C7.6 29.4 12 27.6 20 27.6s12.4 1.8 14.5 6.2A20 20 0 0 1 5.5 33.8Z"
      />
      <path className={styles.neck} d="M16.6 22h6.8v6c0 4.4-6.8 4.4-6.8 0Z" />
      <ellipse className={styles.face} cx="20" cy="18.6" rx="6.9" ry="7.6" />
      <path
        className={styles.hair}
        d="M12.6 18.6c.2-5.9 3.2-8.8 7.6-8.8 4.300 0 7 2.900 7.200 8.800-3.800-.8-6.400-2.800-7.800-5.700-1.400 2.900-3.600 4.900-7 5.700Z"
      />
      <g className={styles.lines}>
        <path d="M16.400 19.300c.5-.6 1.500-.6 2 0M21.600 19.300c.5-.6 1.500-.6 2 0" />
        <path d="M17.800 22.700c1.300 1.100 3.100 1.100 4.400 0" />
      </g>
    </svg>
  );
}
