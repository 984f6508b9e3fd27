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
  const step = 100 / counts.length;
  return (
    <div className="hist">
      <svg aria-hidden="true" viewBox={`0 0 100 ${height}`} preserveAspectRatio="none">
        {counts.map((count, bar) => {
          const tall = count === 0 ? 0 : Math.max(2, (count / most) * height);
          const bound = bounds[bar] ?? 0;
          const inside = bound >= min && bound < max;
          return (
            <rect
              key={bound}
              className={inside ? 'in' : undefined}
              x={(bar * step + 0.35).toFixed(2)}
              width={(step - 0.7).toFixed(2)}
              y={(height - tall).toFixed(1)}
              height={tall.toFixed(1)}
            />
          );
        })}
      </svg>
    </div>
  );
}
