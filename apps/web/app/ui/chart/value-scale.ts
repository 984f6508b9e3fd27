/** A line of an axis that stands well, and how far down the chart it is, 0 to 1. */
export interface Tick {
  readonly value: number;
  readonly down: number;
}

export interface ValueScale {
  /** From the top down. */
  readonly ticks: readonly Tick[];
  /** How far down the chart a value is, 0 to 1. */
  readonly down: (value: number) => number;
}

/** Between the lines of an axis, but for powers of ten. */
const steps = [1, 2, 2.5, 5, 10];

/**
 * A scale from a round number below all values to one above: small moves are seen, so it begins at 0 where that is
 * among them only.
 *
 * @param spaces between the lines of its axis, about
 */
export function valueScale(values: readonly number[], spaces = 5): ValueScale {
  const least = Math.min(...values);
  const most = Math.max(...values);
  const rough = Math.max((most - least) / spaces, 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const isWhole = (step: number) => Number.isInteger(step * power);
  const step = (steps.find((one) => isWhole(one) && one * power >= rough) ?? 10) * power;
  const bottom = Math.floor(least / step) * step;
  const count = Math.max(1, Math.ceil((most - bottom) / step));
  const top = bottom + count * step;
  const down = (value: number) => (top - value) / (top - bottom);
  const ticks = Array.from({ length: count + 1 }, (_, at) => {
    const value = top - at * step;
    return { value, down: down(value) };
  });
  return { ticks, down };
}

/** `$22.5k`, as short as an axis has room for. */
export const thousands = (dollars: number): string =>
  dollars === 0 ? '$0' : `$${Number((dollars / 1000).toFixed(2))}k`;
