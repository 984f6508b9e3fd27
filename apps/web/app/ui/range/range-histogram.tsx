interface RangeHistogramProps {
  readonly counts: readonly number[];
  /** Lower bound of each bar. */
  readonly bounds: readonly number[];
  readonly min: number | undefined;
  readonly max: number | undefined;
}

const height = 56;

/** How the present results are spread, as bars; those within the chosen range are stronger. */
export function RangeHistogram({
  counts,
  bounds,
  min = 0,
  max = Number.POSITIVE_INFINITY,
}: RangeHistogramProps) {
  const most = Math.max(1, ...counts);
  const isInside = (bar: number) => (bounds[bar] ?? 0) >= min && (bounds[bar] ?? 0) < max;
  /** Bars as one outline: elements of their own would be half of a page's. */
  const outline = (inside: boolean) =>
    counts
      .map((count, bar) =>
        count > 0 && isInside(bar) === inside ? barPath(bar, count / most, counts.length) : '',
      )
      .join('');
  return (
    <div className="ui-histogram">
      <svg aria-hidden="true" viewBox={`0 0 100 ${height}`} preserveAspectRatio="none">
        <path d={outline(false)} />
        <path className="ui-histogram-inside" d={outline(true)} />
      </svg>
    </div>
  );
}

/** @param share of the tallest bar, above 0 */
function barPath(bar: number, share: number, bars: number): string {
  const step = 100 / bars;
  const tall = Math.max(2, share * height).toFixed(1);
  const width = (step - 0.7).toFixed(2);
  return `M${(bar * step + 0.35).toFixed(2)} ${height}v-${tall}h${width}v${tall}z`;
}
