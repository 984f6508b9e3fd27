const edge = 3;

interface SparkProps {
  readonly points: readonly number[];
  readonly className: string;
  /** Pixels. */
  readonly width?: number;
  readonly height?: number;
}

/** A line of a few days with a dot at the last; its figures stand beside it in words. */
export function Spark({ points, className, width = 56, height = 20 }: SparkProps) {
  const top = Math.max(...points);
  if (points.length < 2 || top === 0) return null;
  const places = points.map((point, place) => ({
    x: edge + (place / (points.length - 1)) * (width - 2 * edge),
    y: height - edge - (point / top) * (height - 2 * edge),
  }));
  const path = places.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L');
  const last = places.at(-1);
  return (
    <svg
      className={className}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      <path d={`M${path}`} />
      {last && <circle cx={last.x} cy={last.y} r="2.5" />}
    </svg>
  );
}
