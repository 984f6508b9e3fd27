/** Deal words by the gap between the estimate and the price, as a share of the estimate. */
export type DealWord = 'great' | 'good' | 'fair' | 'high' | 'overpriced';

export type UnratedReason = 'no-price' | 'new-car' | 'too-few-comparables' | 'too-far-from-market';

export type DealRating =
  | {
      readonly rated: true;
      readonly word: DealWord;
      /** Whole dollars: what comparable cars are priced at. */
      readonly estimate: number;
      /** Whole dollars below the estimate; negative when above it. */
      readonly below: number;
      readonly comparables: number;
    }
  | { readonly rated: false; readonly reason: UnratedReason; readonly comparables: number };

/** A deal as shoppers are told it: a price far above the market is high, too. */
export interface ShownDeal {
  readonly word: Exclude<DealWord, 'overpriced'>;
  /** Whole dollars below the estimate; negative when above it. */
  readonly below: number;
  readonly estimate: number;
  readonly comparables: number;
}

/** Null when the car is not rated. */
export function toShownDeal(deal: DealRating | null): ShownDeal | null {
  if (!deal?.rated) return null;
  const { word, below, estimate, comparables } = deal;
  return { word: word === 'overpriced' ? 'high' : word, below, estimate, comparables };
}

/** A deal on the wire: `Great`, `Good` or none. */
export function dealIndicatorOf(deal: DealRating): 'Great' | 'Good' | null {
  if (!deal.rated) return null;
  return deal.word === 'great' ? 'Great' : deal.word === 'good' ? 'Good' : null;
}

/** Fewer comparable cars than this rate nothing. */
export const minComparables = 8;

/** Whether enough comparable cars are for sale and yet tell nothing, as what they ask is too far apart. */
export const areScattered = (deal: DealRating): boolean =>
  !deal.rated && deal.reason === 'too-few-comparables' && deal.comparables >= minComparables;

/** Shares of the estimate that a price is below it, at the least, to have each word; negative above it. */
export const leastBelow = { great: 0.06, good: 0.02, fair: -0.04, high: -0.1 } as const;

/** Share of the estimate, either way, beyond which a price says more about the data than the deal. */
export const maxGapShare = 0.25;
