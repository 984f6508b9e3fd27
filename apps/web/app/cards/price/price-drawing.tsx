import { lineEnd, lineHeight, lineWidth } from './price-line.ts';

interface PriceDrawingProps {
  /** As `drawPriceLine` gives it. */
  readonly path: string;
  /** Whether it ends at its lowest, which has a dot. */
  readonly isLowest?: boolean;
}

/** What a car asked since a day, in steps; its figures stand beside it in words. */
export function PriceDrawing({ path, isLowest = false }: PriceDrawingProps) {
  return (
    <svg
      className="ui-spark"
      width={lineWidth}
      height={lineHeight}
      viewBox={`0 0 ${lineWidth} ${lineHeight}`}
      aria-hidden="true"
    >
      <path d={path} />
      {isLowest && <circle cx={lineEnd.x} cy={lineEnd.lowest} r="2.5" />}
    </svg>
  );
}
