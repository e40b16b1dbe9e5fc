import { logo, mark } from "../../content/brand.ts";
import { Dots } from "./dots.tsx";

/** The provider's logo, or the mark in the colour of the text. The name stands beside it. */
export function Mark({ className }: { className?: string | undefined }) {
  return logo ? (
    <img className={className} src={`data:image/svg+xml,${encodeURIComponent(logo)}`} alt="" />
  ) : (
    <Dots rows={mark} className={className} />
  );
}
