/** Lower bounds of the bars behind the price slider, whole dollars; the last bar is open. */
export const priceBuckets: readonly number[] = Array.from({ length: 24 }, (_, bar) => bar * 2500);

/** Lower bounds of the bars behind the mileage slider, miles; the last bar is open. */
export const mileageBuckets: readonly number[] = Array.from({ length: 24 }, (_, bar) => bar * 5000);

/** The bar that `value` falls in. Values below the first bound fall in the first bar. */
export function bucketOf(bounds: readonly number[], value: number): number {
  let bar = 0;
  while (value >= (bounds[bar + 1] ?? Number.POSITIVE_INFINITY)) bar += 1;
  return bar;
}
