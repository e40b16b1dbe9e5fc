import { useEffect } from "react";
import { notFound } from "../../content/pages.ts";
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
      <h1>{notFound.heading}</h1>
      <p className={styles.text}>{notFound.text}</p>
      <a href="/" className={buttonClass("secondary")}>
        {notFound.home}
      </a>
    </main>
  );
}
