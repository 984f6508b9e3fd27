import { Market, type MarketColumns } from '../cars/market.ts';
import type { Pricing } from '../cars/pricing.ts';
import { rateColumns, toMarketColumns } from '../cars/rate-columns.ts';
import { type DayTurn, refreshMerit } from '../cars/refresh-merit.ts';
import { type TotalsLimits, toSegmentTotals } from '../count/segment-totals.ts';
import { codeRowsOf } from '../count/targets.ts';
import type { OwnerPlaces } from '../owners/owner-table.ts';
import { type LayerColumns, looseRowsOf } from '../segments/layers.ts';
import type { LooseRows } from '../segments/order-rows.ts';
import { type SegmentColumns, toSegmentColumns } from '../segments/segment.ts';

/** Layers to make one of. Nothing but numbers, so that another thread can do it. */
export interface MergeJob {
  readonly layers: readonly LayerColumns[];
  readonly owners: OwnerPlaces;
  /** Every car is rated afresh against all others; null leaves the ratings as they are. */
  readonly pricing: Pricing | null;
  /** Merit is brought to another day, where there is a pricing; null leaves it as it is. */
  readonly turn: DayTurn | null;
  readonly totals?: TotalsLimits;
}

export interface Merged {
  readonly segment: SegmentColumns;
  /** The comparables that were rated against; null when nothing was rated. */
  readonly market: MarketColumns | null;
}

/** Carries out a merge: at once, or elsewhere while requests are answered from the layers. */
export type Merge = (job: MergeJob) => Merged | Promise<Merged>;

/** One segment of all layers, in order, without what was removed; rated afresh where there is a pricing. */
export function mergeLayers({ layers, owners, pricing, turn, totals }: MergeJob): Merged {
  const rows = layers.map(looseRowsOf);
  if (!pricing) return { segment: lasting(toSegmentColumns(rows, owners), totals), market: null };
  const ofDay = turn
    ? rows.map((part) => ({ ...part, columns: refreshMerit(part.columns, pricing, turn) }))
    : rows;
  return ratedSegment(ofDay, owners, pricing, totals);
}

/** Cars in order, each rated against all of them. */
export function ratedSegment(
  rows: readonly LooseRows[],
  owners: OwnerPlaces,
  pricing: Pricing,
  totals?: TotalsLimits,
) {
  const segment = toSegmentColumns(rows, owners);
  const market = toMarketColumns(segment.columns, pricing);
  const columns = rateColumns(segment.columns, new Market(market), pricing);
  return { segment: lasting({ ...segment, columns }, totals), market };
}

/** With what pays where many requests come. */
export function lasting(segment: SegmentColumns, limits: TotalsLimits | undefined): SegmentColumns {
  const { columns } = segment;
  const totals = toSegmentTotals(columns, limits);
  return { ...segment, totals, codeRows: codeRowsOf(columns) };
}
