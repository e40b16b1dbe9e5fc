import { computeAccessibleName, getRole, isInaccessible } from "dom-accessibility-api";

/** Runs in the page, in every engine alike: finds what a visitor names, as assistive technology names it. */

/** A role and an accessible name, or a part of the page by its selector where it has neither. */
export type Step = { role: string; name?: string } | { selector: string };

/** Where to press: a point of the window, or why not. */
export type Aim = { x: number; y: number } | { reason: string };

/** How many such parts can be perceived now. */
export function count(path: Step[]): number {
  return findAll(path).length;
}

/** Everything that can be read in the first such part, with its white space as single spaces. */
export function read(path: Step[]): string | undefined {
  const [part] = findAll(path);
  return part instanceof HTMLElement ? part.innerText.replace(/\s+/g, " ").trim() : undefined;
}

export function attribute(path: Step[], name: string): string | null | undefined {
  return findAll(path)[0]?.getAttribute(name);
}

/** What is in a field. */
export function value(path: Step[]): string | undefined {
  const [part] = findAll(path);
  return part && "value" in part ? String(part.value) : undefined;
}

export function hasFocus(path: Step[]): boolean {
  return findAll(path).includes(document.activeElement as Element);
}

/** Whether the focus is on such a part or in one. */
export function hasFocusWithin(path: Step[]): boolean {
  return findAll(path).some((part) => part.contains(document.activeElement));
}

/** Whether something of the first such part is within the window. */
export function isInView(path: Step[]): boolean {
  const box = findAll(path)[0]?.getBoundingClientRect();
  return box !== undefined && box.top < innerHeight && box.bottom > 0;
}

/** Scrolls to the only such part and gives its middle, unless something lies over it or it is disabled. */
export function aim(path: Step[]): Aim {
  const [part, other] = findAll(path);
  if (!part) return { reason: "is not there" };
  if (other) return { reason: "is there more than once" };
  if (part.matches(":disabled")) return { reason: "is disabled" };
  if (isMoving(part)) return { reason: "moves" };
  if (!isInWindow(part)) part.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width, height } = part.getBoundingClientRect();
  const point = { x: left + width / 2, y: top + height / 2 };
  const hit = document.elementFromPoint(point.x, point.y);
  if (hit && part.contains(hit)) return point;
  return { reason: `is covered by ${hit?.outerHTML.slice(0, 120) ?? "nothing"}` };
}

/** Whether all has come to rest that comes to rest by itself. */
export function isStill(): boolean {
  if (document.fonts.status === "loading") return false;
  return !document.getAnimations().some(({ playState, timeline, effect }) => {
    const lasts = effect?.getComputedTiming().endTime;
    return playState === "running" && timeline === document.timeline && lasts !== Infinity;
  });
}

/** Selects all that is in the field with the focus, so that typing takes its place. */
export function selectAll(): void {
  const field = document.activeElement;
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
}

function findAll(path: Step[]): Element[] {
  return path.reduce<Element[]>(
    (roots, step) => [...new Set(roots.flatMap((root) => findIn(root, step)))],
    [document.documentElement],
  );
}

function findIn(root: Element, step: Step): Element[] {
  const selector = "selector" in step ? step.selector : "*";
  return [...root.querySelectorAll(selector)].filter(
    (element) => ("selector" in step || isNamed(element, step)) && isPerceived(element),
  );
}

function isNamed(element: Element, { role, name }: { role: string; name?: string }): boolean {
  if (getRole(element) !== role) return false;
  return name === undefined || computeAccessibleName(element).trim() === name;
}

function isPerceived(element: Element): boolean {
  return (
    element.getClientRects().length > 0 && !isInaccessible(element) && !element.closest("[inert]")
  );
}

/** Fonts on their way move everything; scroll-driven animations move nothing by themselves. */
function isMoving(element: Element): boolean {
  if (document.fonts.status === "loading") return true;
  return document.getAnimations().some(({ playState, timeline, effect }) => {
    const target = effect instanceof KeyframeEffect ? effect.target : null;
    return playState === "running" && timeline === document.timeline && target?.contains(element);
  });
}

function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
}
