import type { SortCode } from '@forecourt/domain/codes';
import { distanceMiles } from '@forecourt/domain/geo';
import type { GeoPoint } from '@forecourt/domain/search-engine';
import type { OwnerTable } from './owner-table.ts';
import { dealScore } from './relevance.ts';
import type { Segment } from './segment.ts';
import { missing, type NumberName } from './vehicle-columns.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A row's place in an order: smaller comes first, what is missing comes last both ways. */
type SortKey = (row: number) => number;

interface SortContext {
  readonly segment: Segment;
  readonly vocabulary: Vocabulary;
  readonly owners: OwnerTable;
  readonly origin: GeoPoint | undefined;
}

const last = Number.POSITIVE_INFINITY;

function byNumber(name: NumberName, sign: 1 | -1) {
  return ({ segment }: SortContext): SortKey => {
    const values = segment.columns.numbers[name];
    return (row) => {
      const value = values[row] ?? missing;
      return value === missing ? last : sign * value;
    };
  };
}

function byYear(sign: 1 | -1) {
  return ({ segment, vocabulary }: SortContext): SortKey => {
    const { market } = vocabulary.joints;
    const years = Float64Array.from(
      { length: market.size },
      (_, code) => sign * Number(market.valueOf('year', code)),
    );
    const codes = segment.columns.joints.market;
    return (row) => years[codes[row] ?? 0] ?? last;
  };
}

function byRelevance({ segment, vocabulary }: SortContext): SortKey {
  const { deal } = vocabulary.joints;
  const scores = Float64Array.from({ length: deal.size }, (_, code) =>
    dealScore(deal.valueOf('verdict', code) ?? ''),
  );
  const { merit, joints } = segment.columns;
  return (row) => -((merit[row] ?? 0) + (scores[joints.deal[row] ?? 0] ?? 0));
}

/** The largest fall of a price first; prices that did not fall last. */
function byPriceDrop({ segment }: SortContext): SortKey {
  const { price, priceBeforeReduction } = segment.columns.numbers;
  return (row) => {
    const now = price[row] ?? missing;
    const drop = (priceBeforeReduction[row] ?? missing) - now;
    return now !== missing && drop > 0 ? -drop : last;
  };
}

/** For rows in ascending order: the distance of an owner is computed at its first row and kept until its last. */
function byDistance({ segment, owners, origin }: SortContext): SortKey {
  if (origin === undefined) return () => last;
  let end = 0;
  let distance = last;
  return (row) => {
    if (row >= end) {
      const rank = segment.rankAt(row);
      end = segment.starts[rank + 1] ?? 0;
      distance = distanceMiles(origin, owners.get(segment.ownerSlotOfRank(rank)));
    }
    return distance;
  };
}

const sortKeys: Readonly<Record<SortCode, (context: SortContext) => SortKey>> = {
  relevance: byRelevance,
  derivedpriceASC: byNumber('price', 1),
  derivedpriceDESC: byNumber('price', -1),
  distanceASC: byDistance,
  datelistedASC: byNumber('listedDay', 1),
  datelistedDESC: byNumber('listedDay', -1),
  mileageASC: byNumber('mileage', 1),
  mileageDESC: byNumber('mileage', -1),
  yearASC: byYear(1),
  yearDESC: byYear(-1),
  pricedropDESC: byPriceDrop,
};

/** Ask for rows in ascending order. */
export function sortKeyOf(sort: SortCode, context: SortContext): SortKey {
  return sortKeys[sort](context);
}
