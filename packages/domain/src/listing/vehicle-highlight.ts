import { dollars } from '../money/dollars.ts';
import type { HighlightType } from '../vehicle/codes.ts';
import { groupDigits } from '../vehicle/group-digits.ts';
import type { Listing } from './listing.ts';
import { daysOnMarket, priceDrop } from './listing-rules.ts';

/** Days for which a car counts as just arrived. */
const freshDays = 3;

/** What a listing knows that may set it apart. */
type HighlightFacts = Pick<
  Listing,
  | 'highlightType'
  | 'incentive'
  | 'hasSpecialOffer'
  | 'vehicleExchange'
  | 'certifiedProgram'
  | 'salePrice'
  | 'msrp'
  | 'listedOn'
> & { readonly priceBeforeReduction: number | null };

/**
 * What sets a listing apart: what its seller says, else what its facts do. A price that fell and
 * a car that just arrived are facts of the day: for them a seller's word does not count.
 *
 * @param today `YYYY-MM-DD`
 */
export function highlightTypeOf(facts: HighlightFacts, today: string): HighlightType | null {
  const { highlightType: said } = facts;
  if (said !== null && said !== 'PRICE_REDUCED' && said !== 'NEWLY_LISTED') return said;
  if (priceDrop(facts) !== null) return 'PRICE_REDUCED';
  if (daysOnMarket(facts.listedOn, today) <= freshDays) return 'NEWLY_LISTED';
  if (facts.incentive !== null && facts.incentive > 0) return 'INCENTIVES';
  if (facts.hasSpecialOffer) return 'DEALER_INCENTIVE';
  if (facts.vehicleExchange) return 'RETURN';
  return facts.certifiedProgram === null ? null : 'WARRANTY';
}

/** The strip on a highlighted card: a lead and its fact. */
export interface HighlightText {
  readonly lead: string;
  readonly fact: string;
}

/**
 * The words of a highlight.
 *
 * @param viewCount distinct viewers of seven days; counts only where nothing else sets the car apart
 * @param today `YYYY-MM-DD`
 * @returns null for the default card, which has no strip
 */
export function highlightText(
  facts: HighlightFacts,
  viewCount: number,
  today: string,
): HighlightText | null {
  switch (highlightTypeOf(facts, today)) {
    case 'DEALER_INCENTIVE':
      return { lead: 'Dealer offer', fact: 'a special offer from this dealer' };
    case 'PRICE_REDUCED':
      return { lead: 'Price reduced', fact: `by ${dollars(priceDrop(facts) ?? 0)}` };
    case 'NEWLY_LISTED':
      return { lead: 'New arrival', fact: listedWords(facts.listedOn, today) };
    case 'WARRANTY':
      return { lead: 'Warranty', fact: facts.certifiedProgram ?? 'included' };
    case 'RETURN':
      return { lead: 'Money back', fact: 'within 14 days or 1,000 miles' };
    case 'INCENTIVES':
      return {
        lead: 'Incentives',
        fact: facts.incentive === null ? 'from the maker' : `${dollars(facts.incentive)} off`,
      };
    case null:
      return viewersText(viewCount);
  }
}

function viewersText(viewers: number): HighlightText | null {
  if (viewers <= 0) return null;
  const fact = viewers === 1 ? 'shopper is viewing' : 'shoppers are viewing';
  return { lead: 'Act Quick!', fact: `${groupDigits(viewers)} ${fact}` };
}

function listedWords(listedOn: string, today: string): string {
  const days = daysOnMarket(listedOn, today);
  if (days === 0) return 'listed today';
  return days === 1 ? 'listed yesterday' : `listed ${days} days ago`;
}
