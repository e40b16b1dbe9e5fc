declare module "subset-font" {
  /** Gives `font` with nothing but the glyphs of `text` and the given part of its variation axes. */
  // biome-ignore lint/style/noDefaultExport: the package has no other.
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      targetFormat: "woff2" | "truetype";
      /** The OpenType features to keep, by their tags; all where it is left out. */
      keepFeatures?: string[];
      variationAxes?: Record<string, number | { min: number; max: number }>;
    },
  ): Promise<Uint8Array>;
}
