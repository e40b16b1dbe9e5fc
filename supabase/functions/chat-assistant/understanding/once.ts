/** What takes a while to find, found once and only if somebody asks. */
export function once<Found>(find: () => Found): () => Found {
  let kept: { found: Found } | undefined;
  return () => {
    kept ??= { found: find() };
    return kept.found;
  };
}
