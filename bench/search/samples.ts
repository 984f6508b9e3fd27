/** Durations in milliseconds. */
export interface Quantiles {
  readonly count: number;
  readonly p50: number;
  readonly p95: number;
}

/** @param share 0 to 1; the smallest value that so many are not above */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

export function toQuantiles(values: readonly number[]): Quantiles {
  return { count: values.length, p50: quantile(values, 0.5), p95: quantile(values, 0.95) };
}
