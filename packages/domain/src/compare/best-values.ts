/**
 * Marks the best of some values. None is best where fewer than two are known or all that are known are
 * alike; several that are equally good are all marked.
 *
 * @param values null where a value is not known
 * @param atLeast of a value that is not known in full, what it is at the least: nothing above that is the least
 */
export function markBest(
  values: readonly (number | null)[],
  best: 'least' | 'most',
  atLeast: readonly (number | null)[] = [],
): readonly boolean[] {
  const known = values.filter((value) => value !== null);
  const least = Math.min(...known);
  const most = Math.max(...known);
  if (known.length < 2 || least === most) return values.map(() => false);
  if (best === 'least' && atLeast.some((bound) => bound !== null && bound < least))
    return values.map(() => false);
  const wanted = best === 'least' ? least : most;
  return values.map((value) => value === wanted);
}

/** Whether cars differ in something, given what is shown of it for each. */
export function doDiffer(texts: readonly string[]): boolean {
  return new Set(texts).size > 1;
}
