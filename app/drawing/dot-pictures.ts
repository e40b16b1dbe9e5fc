import type { BenefitIcon } from "../../content/home.ts";

/** Steps that rise: the provider's mark. */
export const logoPicture = ["...#", "..##", ".###", "####"] as const;

/** One picture of seven by seven dots for each benefit. */
export const benefitPictures: Record<BenefitIcon, readonly string[]> = {
  spark: ["...#...", ".#.#.#.", "..###..", "#######", "..###..", ".#.#.#.", "...#..."],
  prompt: ["#......", ".#.....", "..#....", "...#...", "..#....", ".#.....", "#..####"],
  person: ["..###..", "..###..", "..###..", ".......", ".#####.", "#######", "#######"],
  arrow: ["..#####", ".....##", "....#.#", "...#..#", "..#...#", ".#.....", "#......"],
  building: [".#####.", ".#.#.#.", ".#####.", ".#.#.#.", ".#####.", ".##.##.", ".##.##."],
  forward: ["#..#...", ".#..#..", "..#..#.", "...#..#", "..#..#.", ".#..#..", "#..#..."],
};
