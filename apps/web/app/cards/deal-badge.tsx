import { dealNames } from '@forecourt/domain/listing/worth/deal-names';
import { groupDigits } from '@forecourt/domain/vehicle/group-digits';

const looks = {
  great: 'card-badge card-badge-great',
  good: 'card-badge card-badge-good',
  fair: 'card-badge card-badge-fair',
  high: 'card-badge card-badge-high',
} as const;

const dollars = (amount: number) => `$${groupDigits(Math.abs(amount))}`;

/** How a price compares with the market, before "than …"; `below` is negative when it is above. */
export function lessOrMore(below: number): string {
  if (below === 0) return 'No more and no less';
  return `${dollars(below)} ${below > 0 ? 'less' : 'more'}`;
}

interface DealBadgeProps {
  readonly word: keyof typeof dealNames;
  /** Whole dollars below the market; negative when above. */
  readonly below: number;
}

/** A deal in a word and a sign. */
export function DealWord({ word }: Pick<DealBadgeProps, 'word'>) {
  return <span className={looks[word]}>{dealNames[word]}</span>;
}

/** A deal in a word, a sign and a figure, so that its colour never speaks alone. */
export function DealBadge({ word, below }: DealBadgeProps) {
  return (
    <>
      <DealWord word={word} />
      <span className="card-gap">
        {below === 0 ? 'at' : `${dollars(below)} ${below > 0 ? 'below' : 'above'}`}
        {/* Left out where a card is narrow. */}
        {below === 0 ? ' market' : <span> market</span>}
      </span>
    </>
  );
}
