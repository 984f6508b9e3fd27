import { barHeight, barOutline } from './bar-outline.ts';

interface RangeHistogramProps {
  readonly counts: readonly number[];
  /** Lower bound of each bar. */
  readonly bounds: readonly number[];
  readonly min: number | undefined;
  readonly max: number | undefined;
}

/** How the present results are spread, as bars; those within the chosen range are stronger. */
export function RangeHistogram({
  counts,
  bounds,
  min = 0,
  max = Number.POSITIVE_INFINITY,
}: RangeHistogramProps) {
  const isInside = (bar: number) => (bounds[bar] ?? 0) >= min && (bounds[bar] ?? 0) < max;
  return (
    <div className="ui-histogram">
      <svg aria-hidden="true" viewBox={`0 0 100 ${barHeight}`} preserveAspectRatio="none">
        <path d={barOutline(counts, (bar) => !isInside(bar))} />
        <path className="ui-histogram-inside" d={barOutline(counts, isInside)} />
      </svg>
    </div>
  );
}
