import { roomLeft } from "../../content/pages.ts";

/** From how many characters before the end on it is told. */
export const toldBefore = 100;

type RoomLeftProps = { written: number; most: number };

/**
 * For who hears what they write: says once that the room in a field comes to its end, and once that it has. What is
 * typed or pasted beyond it does not go in, without a sound.
 */
export function RoomLeft({ written, most }: RoomLeftProps) {
  const left = most - written;
  return (
    <p className="sr-only" role="status">
      {left <= 0 ? roomLeft.none(most) : left <= toldBefore && roomLeft.some(toldBefore)}
    </p>
  );
}
