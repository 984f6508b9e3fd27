/** A line of an axis that stands well: its dollars, and how far down the chart it is, 0 to 1. */
export interface Tick {
  readonly value: number;
  readonly down: number;
}

export interface PulseScale {
  /** From the top down. */
  readonly ticks: readonly Tick[];
  /** How far down the chart some dollars are, 0 to 1. */
  readonly down: (value: number) => number;
}

/** Lines of an axis, about. */
const wantedTicks = 5;

const steps = [1, 2, 2.5, 5, 10];

/** A scale from a round number below all values to one above: small moves are seen, so it does not begin at 0. */
export function pulseScale(values: readonly number[]): PulseScale {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const rough = Math.max((most - least) / wantedTicks, 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (steps.find((one) => one * power >= rough) ?? 10) * power;
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

interface Frame {
  readonly width: number;
  readonly height: number;
  /** Pixels that are left free at each side. */
  readonly edge: number;
}

/** The path of a line through values at even distances; where one is not known it is broken. */
export function linePath(
  values: readonly (number | null)[],
  down: PulseScale['down'],
  { width, height, edge }: Frame,
): string {
  let isBroken = true;
  return values
    .flatMap((value, at) => {
      if (value === null) {
        isBroken = true;
        return [];
      }
      const x = edge + (at / Math.max(values.length - 1, 1)) * (width - 2 * edge);
      const y = edge + down(value) * (height - 2 * edge);
      const begins = isBroken ? 'M' : 'L';
      isBroken = false;
      return `${begins}${round(x)} ${round(y)}`;
    })
    .join('');
}

const round = (pixels: number) => Math.round(pixels * 10) / 10;
