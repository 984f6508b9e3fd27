export const dealNames = {
  great: 'Great Deal',
  good: 'Good Deal',
  fair: 'Fair Price',
  high: 'High Price',
} as const;

/** Bars that are full, of three. */
const strengths = { great: 3, good: 2, fair: 1, high: 0 } as const;

interface DealBadgeProps {
  readonly word: keyof typeof dealNames;
  /** Whole dollars below the market; negative when above. */
  readonly below: number;
}

/** A deal in a word, a sign and a figure, so that its colour never speaks alone. */
export function DealBadge({ word, below }: DealBadgeProps) {
  return (
    <>
      <span className={`badge ${word}`}>
        <DealBars strength={strengths[word]} />
        {dealNames[word]}
      </span>
      <span className="gap">
        ${Math.abs(below).toLocaleString('en-US')} {below >= 0 ? 'below' : 'above'}
        <span className="mk-w"> market</span>
      </span>
    </>
  );
}

const bars = [
  { x: 0, y: 7, height: 5 },
  { x: 4.25, y: 3.5, height: 8.5 },
  { x: 8.5, y: 0, height: 12 },
];

function DealBars({ strength }: { readonly strength: number }) {
  return (
    <svg className="bars" width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
      {bars.map(({ x, y, height }, place) => (
        <rect
          key={x}
          x={x}
          y={y}
          width="3"
          height={height}
          rx="1"
          opacity={place < strength ? 1 : 0.28}
        />
      ))}
    </svg>
  );
}
