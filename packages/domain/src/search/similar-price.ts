/** Cars within this share of a price are like it. */
const share = 0.15;

/** Prices that are like these, in whole dollars: 15 % below the lowest to 15 % above the highest. */
export function similarPrices(
  min: number,
  max = min,
): { readonly min: number; readonly max: number } {
  return { min: Math.round(min * (1 - share)), max: Math.round(max * (1 + share)) };
}
