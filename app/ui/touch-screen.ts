/** Whether the visitor uses the page with a finger, and nothing else. */
export function isTouchScreen(): boolean {
  return matchMedia("(hover: none) and (pointer: coarse)").matches;
}
