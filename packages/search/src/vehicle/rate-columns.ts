import type { DealRating, DealWord, UnratedReason } from '@forecourt/domain/deal-rating';
import { toCodes } from '../columns/column.ts';
import { dealValues } from './group-values.ts';
import { Market, type PricedCar, totalPrice } from './market.ts';
import { missing, type VehicleColumns } from './vehicle-columns.ts';
import type { Vocabulary } from './vocabulary.ts';

const known = (value: number | undefined) =>
  value === undefined || value === missing ? null : value;

/** What the market needs to know of a row. Its texts are the dictionaries' own, so keeping them is free. */
function pricedCarAt(columns: VehicleColumns, { facts }: Vocabulary, row: number): PricedCar {
  const { numbers } = columns;
  const { modelCode, trim } = facts.specification.get(columns.facts.specification[row] ?? 0);
  const { listingType, year } = facts.offer.get(columns.facts.offer[row] ?? 0);
  const { dealerFees } = facts.charges.get(columns.facts.charges[row] ?? 0);
  return {
    modelCode,
    trim,
    listingType,
    year,
    mileage: known(numbers.mileage[row]),
    salePrice: known(numbers.salePrice[row]),
    msrp: known(numbers.msrp[row]),
    dealerFees,
  };
}

export function marketOf(columns: VehicleColumns, vocabulary: Vocabulary): Market {
  const market = new Market();
  for (let row = 0; row < columns.ids.length; row += 1) {
    market.add(pricedCarAt(columns, vocabulary, row));
  }
  return market;
}

/** The columns with every deal rated against `market`. */
export function rateColumns(
  columns: VehicleColumns,
  market: Market,
  vocabulary: Vocabulary,
): VehicleColumns {
  const rows = columns.ids.length;
  const codes = new Uint32Array(rows);
  const estimate = new Int32Array(rows).fill(missing);
  const comparables = new Int32Array(rows);
  const codeOfVerdict = new Map<string, number>();
  for (let row = 0; row < rows; row += 1) {
    const deal = market.rate(pricedCarAt(columns, vocabulary, row));
    const verdict = deal.rated ? deal.word : deal.reason;
    const code = codeOfVerdict.get(verdict) ?? codeOfDeal(deal, vocabulary);
    codeOfVerdict.set(verdict, code);
    codes[row] = code;
    comparables[row] = deal.comparables;
    if (deal.rated) estimate[row] = deal.estimate;
  }
  return {
    ...columns,
    joints: { ...columns.joints, deal: toCodes(codes, vocabulary.joints.deal.size) },
    numbers: { ...columns.numbers, estimate, comparables },
  };
}

function codeOfDeal(deal: DealRating, { joints }: Vocabulary): number {
  return joints.deal.codeOf((axis) =>
    axis === 'dealType' || axis === 'verdict' ? dealValues[axis](deal) : [],
  );
}

/** The rating that `rateColumns` stored. */
export function dealAt(columns: VehicleColumns, vocabulary: Vocabulary, row: number): DealRating {
  const verdict = vocabulary.joints.deal.valueOf('verdict', columns.joints.deal[row] ?? 0);
  const comparables = columns.numbers.comparables[row] ?? 0;
  const estimate = known(columns.numbers.estimate[row]);
  if (estimate === null) return { rated: false, reason: verdict as UnratedReason, comparables };
  const price = totalPrice(pricedCarAt(columns, vocabulary, row)) ?? 0;
  return { rated: true, word: verdict as DealWord, estimate, below: estimate - price, comparables };
}
