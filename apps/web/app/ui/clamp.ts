/** The number from `low` to `high` that is nearest to a value. */
export const clamp = (value: number, low: number, high: number): number =>
  Math.min(high, Math.max(low, value));
