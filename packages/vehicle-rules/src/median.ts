/**
 * The median, by Hoare's selection: sorting takes several times as long. At least one number.
 *
 * @param numbers are put in another order
 */
export function medianOf(numbers: Float64Array): number {
  const middle = numbers.length >> 1;
  select(numbers, middle);
  const upper = numbers[middle] ?? 0;
  if (numbers.length % 2 === 1) return upper;
  let lower = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < middle; at += 1) lower = Math.max(lower, numbers[at] ?? 0);
  return (lower + upper) / 2;
}

/** Exchanges numbers until the one that belongs at `index` is there, smaller ones before it. */
function select(numbers: Float64Array, index: number): void {
  let first = 0;
  let last = numbers.length - 1;
  while (first < last) {
    const pivot = numbers[(first + last) >> 1] ?? 0;
    let low = first;
    let high = last;
    while (low <= high) {
      while ((numbers[low] ?? 0) < pivot) low += 1;
      while ((numbers[high] ?? 0) > pivot) high -= 1;
      if (low > high) break;
      const exchanged = numbers[low] ?? 0;
      numbers[low] = numbers[high] ?? 0;
      numbers[high] = exchanged;
      low += 1;
      high -= 1;
    }
    if (index <= high) last = high;
    else if (index >= low) first = low;
    else return;
  }
}
