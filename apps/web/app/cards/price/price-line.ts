import type { PriceEvent } from '@forecourt/domain/listing/listing';

/** Of the drawing, whose line ends in a dot within it. */
export const lineWidth = 150;
export const lineHeight = 28;
const margin = 3;

/** Where the line ends, and how low it does at the lowest price. */
export const lineEnd = { x: lineWidth - margin, lowest: lineHeight - margin } as const;

/**
 * The price since a day as a path of steps: time goes right, more goes up. A price that stayed is a line
 * across the middle.
 *
 * @param period.from `YYYY-MM-DD`, as is `until`
 */
export function drawPriceLine(
  first: number,
  history: readonly PriceEvent[],
  period: { readonly from: string; readonly until: string },
): string {
  const isLater = ({ on, price }: PriceEvent) =>
    on > period.from || (on === period.from && price !== first);
  const later = history.filter((event) => isLater(event) && event.on <= period.until);
  const prices = [first, ...later.map(({ price }) => price)];
  const low = Math.min(...prices);
  const high = Math.max(...prices);
  const start = Date.parse(period.from);
  const end = Date.parse(period.until);
  const x = (day: string) => {
    const share = end > start ? (Date.parse(day) - start) / (end - start) : 1;
    return (margin + share * (lineWidth - 2 * margin)).toFixed(1);
  };
  const y = (price: number) => {
    const share = high > low ? (high - price) / (high - low) : 0.5;
    return (margin + share * (lineHeight - 2 * margin)).toFixed(1);
  };
  const steps = later.map(({ on, price }) => `H${x(on)}V${y(price)}`);
  return `M${margin} ${y(first)}${steps.join('')}H${lineWidth - margin}`;
}
