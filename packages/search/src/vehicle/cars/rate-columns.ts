import type {
  DealRating,
  DealWord,
  UnratedReason,
} from '@forecourt/domain/listing/worth/deal-rating';
import { verdictOf } from '@forecourt/vehicle-rules/verdict';
import { toWholeNumbers } from '../../columns/column.ts';
import { allocate } from '../../columns/memory.ts';
import { codeOfVerdict } from './deal-codes.ts';
import { type Market, MarketBuilder, type MarketColumns } from './market.ts';
import { type Pricing, pricedCarAt, totalPriceAt } from './pricing.ts';
import { missing, type VehicleColumns } from './vehicle-columns.ts';
import type { Vocabulary } from './vocabulary.ts';

/** The comparables that the cars of some columns make, ready to rate against. */
export function toMarketColumns(columns: VehicleColumns, pricing: Pricing): MarketColumns {
  const builder = new MarketBuilder();
  for (let row = 0; row < columns.ids.length; row += 1) {
    builder.add(pricedCarAt(columns, pricing, row));
  }
  return builder.finish();
}

/** The columns with every deal rated against `market`. */
export function rateColumns(
  columns: VehicleColumns,
  market: Market,
  pricing: Pricing,
): VehicleColumns {
  const rows = columns.ids.length;
  const deal = new Uint8Array(allocate(rows));
  const estimate = new Int32Array(allocate(4 * rows));
  const comparables = new Uint32Array(rows);
  for (let row = 0; row < rows; row += 1) {
    const rating = market.rate(pricedCarAt(columns, pricing, row));
    deal[row] = codeOfVerdict(verdictOf(rating));
    comparables[row] = rating.comparables;
    estimate[row] = rating.rated ? rating.estimate : missing;
  }
  return {
    ...columns,
    joints: { ...columns.joints, deal },
    numbers: { ...columns.numbers, estimate },
    comparables: toWholeNumbers(comparables),
  };
}

/** The rating that `rateColumns` stored. */
export function dealAt(
  columns: VehicleColumns,
  { joints, pricing }: Vocabulary,
  row: number,
): DealRating {
  const verdict = joints.deal.valueOf('verdict', columns.joints.deal[row] ?? 0);
  const comparables = columns.comparables[row] ?? 0;
  const estimate = columns.numbers.estimate[row] ?? missing;
  if (estimate === missing) return { rated: false, reason: verdict as UnratedReason, comparables };
  const price = totalPriceAt(columns, pricing.live(), row) ?? 0;
  return { rated: true, word: verdict as DealWord, estimate, below: estimate - price, comparables };
}
