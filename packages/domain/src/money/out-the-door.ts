import { type Cents, dollarsAndCents, roundCents } from './cents.ts';
import { dollars } from './dollars.ts';
import type { StateRules, TaxPlace } from './finance-tables.ts';
import { percent } from './shopper-terms.ts';

/** A sale as taxes and fees see it. */
export interface Sale {
  /** As advertised, else the maker's list price. */
  readonly price: Cents;
  /** Whether the seller names no price, and it is the maker's. */
  readonly isListPrice: boolean;
  /** Mandatory fees of the dealer; null where the dealer does not tell. */
  readonly dealerFees: Cents | null;
  readonly isNew: boolean;
  readonly isPrivate: boolean;
  /** What a dealer gives for the trade-in; 0 without one. A private seller takes none. */
  readonly tradeValue: Cents;
  /** Rebates that everybody gets; they lessen what is paid, not what is taxed. */
  readonly rebates: readonly Rebate[];
}

/** What is given back to every buyer. */
export interface Rebate {
  readonly name: string;
  readonly amount: Cents;
}

export const costKeys = ['price', 'fees', 'tax', 'title', 'registration', 'rebates'] as const;

/** One line of what it takes to drive a car home. */
export interface CostLine {
  readonly key: (typeof costKeys)[number];
  readonly label: string;
  /** Null where it is not told. */
  readonly amount: Cents | null;
  /** By which rule it is what it is. */
  readonly rule: string;
}

export interface OutTheDoor {
  readonly lines: readonly CostLine[];
  /** Of all lines that are told. */
  readonly total: Cents;
  /** What is not told of it; null when everything is. */
  readonly without: 'dealer fees' | null;
}

/**
 * Price, fees and taxes together: `price + dealer fees + tax + title + registration − rebates`, with
 * `tax = rate × (price + dealer fees − trade-in credit)`. $24,995 with $85 of fees at 7.75 %, title $23,
 * registration $350, a trade-in of $8,000 and a rebate of $500 is $26,276.70 where trade-ins lessen the
 * tax, and $26,896.70 where they do not.
 */
export function outTheDoor(sale: Sale, place: TaxPlace): OutTheDoor {
  const { rules } = place;
  const lines: CostLine[] = [
    priceLine(sale),
    ...feeLines(sale, place),
    taxLine(sale, place),
    fixedLine('title', 'Title', rules.title, `${rules.name} charges it for the new title.`),
    fixedLine(
      'registration',
      'Registration',
      rules.registration,
      `About what ${rules.name} charges for the first year; weight, worth and county change it.`,
    ),
    ...sale.rebates.map(rebateLine),
  ];
  const total = lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  return {
    lines,
    total,
    without: lines.some(({ amount }) => amount === null) ? 'dealer fees' : null,
  };
}

const priceLine = ({ price, isListPrice }: Sale): CostLine => ({
  key: 'price',
  label: isListPrice ? 'MSRP' : 'Price',
  amount: price,
  rule: isListPrice ? 'MSRP: the seller names no price.' : 'As the seller advertises it.',
});

const fixedLine = (
  key: CostLine['key'],
  label: string,
  amount: number,
  rule: string,
): CostLine => ({
  key,
  label,
  amount: amount * 100,
  rule,
});

function feeLines({ dealerFees, isPrivate }: Sale, { rules }: TaxPlace): CostLine[] {
  if (isPrivate) return [];
  const cap = rules.docFeeCap;
  const more = cap !== null && dealerFees !== null && dealerFees > cap * 100;
  const rest = more ? ' Ask what the rest is for.' : '';
  const limit =
    cap === null ? '' : ` ${rules.name} limits document fees to ${dollars(cap)}.${rest}`;
  const rule =
    dealerFees === null
      ? `The dealer does not tell its fees. Ask before you go.${limit}`
      : `The dealer charges these on every car, and they are taxed.${limit}`;
  return [{ key: 'fees', label: 'Dealer fees', amount: dealerFees, rule }];
}

function rebateLine({ name, amount }: Rebate): CostLine {
  const rule = 'From the maker, for every buyer. The tax is on the price before it.';
  return { key: 'rebates', label: name, amount: -amount, rule };
}

/** What of a trade-in is not taxed again. */
export function tradeInCredit({ tradeValue, isNew, isPrivate }: Sale, rules: StateRules): Cents {
  const credit = rules.tradeInCredit;
  if (isPrivate || credit === 'none') return 0;
  if (credit === 'full') return tradeValue;
  if (credit === 'new-cars') return isNew ? tradeValue : 0;
  return Math.min(tradeValue, credit * 100);
}

/** What the tax is reckoned from. */
function taxedAmount(sale: Sale, rules: StateRules): Cents {
  const fees = sale.isPrivate ? 0 : (sale.dealerFees ?? 0);
  return Math.max(0, sale.price + fees - tradeInCredit(sale, rules));
}

/** State and local share of an amount, up to the state's most. */
export function salesTax(taxed: Cents, { rules, known }: TaxPlace): Cents {
  const local = rules.localTaxOn === undefined ? taxed : Math.min(taxed, rules.localTaxOn * 100);
  const tax = known === null ? taxed * rules.taxRate + local * rules.localRate : taxed * known.rate;
  // Rates are tenths of a thousandth: their last binary digits are noise.
  const rounded = roundCents(Number(tax.toFixed(6)));
  return rules.maxTax === undefined ? rounded : Math.min(rounded, rules.maxTax * 100);
}

/** The tax of a dealer's sale. */
export const dealerSaleTax = (sale: Sale, place: TaxPlace): Cents =>
  salesTax(taxedAmount(sale, place.rules), place);

function taxLine(sale: Sale, place: TaxPlace): CostLine {
  const { rules } = place;
  const label = rules.taxName;
  if (sale.isPrivate && !rules.privateSaleTaxed)
    return { key: 'tax', label, amount: 0, rule: `${rules.name} does not tax private sales.` };
  const taxed = taxedAmount(sale, rules);
  return { key: 'tax', label, amount: salesTax(taxed, place), rule: taxRule(sale, place, taxed) };
}

function taxRule(sale: Sale, { rules, known }: TaxPlace, taxed: Cents): string {
  const rate = known?.rate ?? rules.taxRate + rules.localRate;
  if (rate === 0) return `${rules.name} has no sales tax on cars.`;
  const where =
    known === null ? `${rules.name}${rules.localRate > 0 ? ', on average' : ''}` : known.place;
  const most = rules.maxTax === undefined ? '' : ` Never more than ${dollars(rules.maxTax)}.`;
  const local =
    known === null && rules.localTaxOn !== undefined
      ? ` The local ${percent(rules.localRate * 100)} is on the first ${dollars(rules.localTaxOn)}.`
      : '';
  return `${percent(rate * 100)} in ${where}, of ${dollarsAndCents(taxed)}: price${sale.isPrivate ? '' : ' and dealer fees'}${creditWords(sale, rules)}.${local}${most}`;
}

function creditWords(sale: Sale, rules: StateRules): string {
  if (sale.tradeValue === 0 || sale.isPrivate) return '';
  return tradeInCredit(sale, rules) === 0
    ? '; a trade-in does not lessen it there'
    : ' less the trade-in';
}
