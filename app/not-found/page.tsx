import { useEffect } from "react";
import { buttonClass } from "../ui/button.tsx";
import { Dots } from "../ui/dots.tsx";
import styles from "./not-found.module.css";

/** 404, in the dots that the site draws with. */
const status = [
  "...#....###.....#.",
  "..##...#...#...##.",
  ".#.#...#...#..#.#.",
  "#..#...#...#.#..#.",
  "#####..#...#.#####",
  "...#...#...#....#.",
  "...#....###.....#.",
];

/** Any address that is none of ours (SPEC §2); the visit is logged here and by the server. */
export function NotFoundPage() {
  useEffect(() => {
    // biome-ignore lint/suspicious/noConsole: SPEC §2 wants the visit logged.
    console.warn(`Page not found: ${location.pathname}`);
  }, []);
  return (
    <main className={styles.page}>
      <Dots rows={status} grid className={styles.status} />
      <h1>Oops! Page not found</h1>
      <p className={styles.text}>
        The address may have changed, or there may be a typing error in it.
      </p>
      <a href="/" className={buttonClass("secondary")}>
        Return to Home
      </a>
    </main>
  );
}
