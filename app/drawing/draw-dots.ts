/**
 * Draws a picture of dots as the data of an SVG path, to be stroked with round ends. `rows` are of equal length,
 * one unit a place: "#" is a dot, anything else a place left open; `filled` says which of the two are drawn.
 */
export function drawDots(rows: readonly string[], filled = true): string {
  return rows
    .flatMap((row, y) =>
      [...row].map((cell, x) => ((cell === "#") === filled ? `M${x}.5 ${y}.5h0` : "")),
    )
    .join("");
}
