import { linePath, linePieces } from './line-path.ts';

const edge = 3;

interface SparkProps {
  /** At even distances; null where nothing is known. */
  readonly points: readonly (number | null)[];
  /** Whether it is as high as its row whatever its values are; else it is measured from 0. */
  readonly isStretched?: boolean;
  /** Pixels. */
  readonly width?: number;
  readonly height?: number;
}

/** A line with a dot at the last; its figures stand beside it in words. */
export function Spark({ points, isStretched = false, width = 56, height = 20 }: SparkProps) {
  const known = points.filter((point) => point !== null);
  const most = Math.max(0, ...known);
  if (points.length < 2 || most === 0) return null;
  const least = isStretched ? Math.min(...known) : 0;
  const down = (point: number) => (most === least ? 0.5 : (most - point) / (most - least));
  const line = linePieces(points, down, { width, height, edge });
  const last = line.at(-1)?.at(-1);
  return (
    <svg
      className="ui-spark"
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      <path d={linePath(line)} />
      {last && <circle cx={last.x} cy={last.y} r="2.5" />}
    </svg>
  );
}
