import type { Place } from '../../vehicle/reference.ts';
import { type CarSeller, outTheDoorOf, type PricedCar } from '../car-door.ts';
import { type Cents, wholeDollars } from '../cents.ts';
import type { FinanceTables, TaxPlace } from '../finance-tables.ts';
import { percent } from '../shopper-terms.ts';
import type { DraftEstimate } from './follow-tax.ts';
import { type QuoteLine, quoteLimits } from './quote.ts';

/** By what our own lines are reckoned beside the car and its seller. */
export interface EstimateTerms {
  readonly tables: Pick<FinanceTables, 'states'>;
  /** Where the shopper lives, as far as the seller was told; null has the car registered where the seller is. */
  readonly registered: Pick<Place, 'city' | 'state' | 'zip'> | null;
  /** What is counted for a trade-in; 0 without one. */
  readonly tradeIn: Cents;
}

/**
 * Our own lines for a car: what its page reckons out the door, with title and plate in one, each in whole dollars,
 * less the trade-in.
 *
 * @returns null without a price, for a private seller, and where no rules are known
 */
export function estimateQuote(
  car: PricedCar,
  seller: CarSeller,
  { tables, registered, tradeIn }: EstimateTerms,
): DraftEstimate | null {
  if (seller.privateSeller) return null;
  const found = outTheDoorOf(car, seller, { tables, registered, tradeValue: tradeIn / 100 });
  if (found === null) return null;
  const { sum, sale, taxed } = found;
  const inAll = (...keys: readonly string[]) =>
    sum.lines.reduce((all, { key, amount }) => (keys.includes(key) ? all + (amount ?? 0) : all), 0);
  const line = (kind: QuoteLine['kind'], name: string, amount: Cents): QuoteLine => ({
    kind,
    name,
    amount: wholeDollars(amount),
  });
  const rebate = -inAll('rebates');
  const tellsFee = sum.without === null;
  const lines = [
    line('price', 'Price', inAll('price')),
    ...(tellsFee ? [line('dealer-fee', 'Dealer fee', inAll('fees'))] : []),
    line('tax', taxName(taxed), inAll('tax')),
    line('title', 'Title and plate', inAll('title', 'registration')),
    ...(rebate > 0 ? [line('rebate', 'Rebate', rebate)] : []),
    ...(tradeIn > 0 ? [{ kind: 'trade-in' as const, name: 'Trade-in', amount: tradeIn }] : []),
  ];
  const where = whereOf(registered, taxed);
  const taxedSale = { sale, place: taxed };
  return { lines, where, isShoppers: registered !== null, tellsFee, taxedSale };
}

const whereOf = (registered: EstimateTerms['registered'], { rules }: TaxPlace) =>
  registered ? `${registered.city}, ${registered.state} ${registered.zip}` : rules.name;

/** `Georgia title tax, 7%`; without a rate where it is an average, or does not hold for all of the price. */
function taxName({ rules, known }: TaxPlace): string {
  const name = `${rules.name} ${rules.taxName.toLowerCase()}`;
  const rate = known?.rate ?? rules.taxRate;
  const isWhole =
    rules.maxTax === undefined && (known !== null || (rules.localRate === 0 && rate > 0));
  const full = isWhole ? `${name}, ${percent(rate * 100)}` : name;
  return [full, name].find(({ length }) => length <= quoteLimits.name) ?? 'State tax';
}
