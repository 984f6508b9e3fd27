/** Ends of a line with handles, and how far apart its stops are. */
interface Scale {
  readonly first: number;
  readonly last: number;
  readonly step: number;
}

/**
 * Which handles of a line were moved, and to what: one that was not keeps the bound that the page has, which may lie
 * between two stops or beyond an end, and which the slider tells as the nearest stop.
 *
 * @param chosen where the handles stood before, within the line
 * @param value where the slider says that they are, in the same order
 * @returns one for each handle; null where it was not moved
 */
export function movedBounds(
  value: readonly number[],
  chosen: readonly number[],
  { first, last, step }: Scale,
): (number | null)[] {
  const stopAt = (bound: number) =>
    Math.min(last, first + Math.round((bound - first) / step) * step);
  return value.map((at, handle) => (at === stopAt(chosen[handle] ?? at) ? null : at));
}
