/** Between its two neighbours, as far along as `part` says; 0 of none. @param sorted the least first */
export function quantile(sorted: readonly number[], part: number): number {
  const place = Math.max(0, sorted.length - 1) * part;
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
}
