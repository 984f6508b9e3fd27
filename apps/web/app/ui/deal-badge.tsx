export const dealNames = {
  great: 'Great Deal',
  good: 'Good Deal',
  fair: 'Fair Price',
  high: 'High Price',
} as const;

interface DealBadgeProps {
  readonly word: keyof typeof dealNames;
  /** Whole dollars below the market; negative when above. */
  readonly below: number;
}

/** A deal in a word, a sign and a figure, so that its colour never speaks alone. */
export function DealBadge({ word, below }: DealBadgeProps) {
  return (
    <>
      <span className={`badge ${word}`}>{dealNames[word]}</span>
      <span className="gap">
        {`$${Math.abs(below).toLocaleString('en-US')} ${below >= 0 ? 'below' : 'above'}`}
        <span className="mk-w"> market</span>
      </span>
    </>
  );
}
