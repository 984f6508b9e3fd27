/** Lower bounds of the bars behind the price slider, whole dollars; the last bar is open. */
export const priceBuckets: readonly number[] = Array.from({ length: 24 }, (_, bar) => bar * 2500);

/** Lower bounds of the bars behind the mileage slider, miles; the last bar is open. */
export const mileageBuckets: readonly number[] = Array.from({ length: 24 }, (_, bar) => bar * 5000);

/** The bar that `value` falls in. Values below the first bound fall in the first bar. */
export function bucketOf(bounds: readonly number[], value: number): number {
  const above = bounds.findIndex((bound) => bound > value);
  return above === -1 ? bounds.length - 1 : Math.max(0, above - 1);
}
