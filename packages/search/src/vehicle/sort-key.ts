import type { SortCode } from '@forecourt/domain/codes';
import { distanceMiles } from '@forecourt/domain/geo';
import type { GeoPoint } from '@forecourt/domain/search-engine';
import type { OwnerTable } from './owner-table.ts';
import { dealScore } from './relevance.ts';
import type { Segment } from './segment.ts';
import { missing, type NumberName } from './vehicle-columns.ts';
import type { Vocabulary } from './vocabulary.ts';

/**
 * Writes the places in an order of the first `length` of `rows`, which ascend from call to call:
 * smaller comes first, what is missing comes last both ways.
 */
type SortKeys = (rows: Uint32Array, length: number, keys: Float64Array) => void;

interface SortContext {
  readonly segment: Segment;
  readonly vocabulary: Vocabulary;
  readonly owners: OwnerTable;
  readonly origin: GeoPoint | undefined;
}

const last = Number.POSITIVE_INFINITY;

function byNumber(name: NumberName, sign: 1 | -1) {
  return ({ segment }: SortContext): SortKeys => {
    const values = segment.columns.numbers[name];
    return (rows, length, keys) => {
      for (let at = 0; at < length; at += 1) {
        const value = values[rows[at] ?? 0] ?? missing;
        keys[at] = value === missing ? last : sign * value;
      }
    };
  };
}

function byYear(sign: 1 | -1) {
  return ({ segment, vocabulary }: SortContext): SortKeys => {
    const { market } = vocabulary.joints;
    const years = Float64Array.from(
      { length: market.size },
      (_, code) => sign * Number(market.valueOf('year', code)),
    );
    const codes = segment.columns.joints.market;
    return (rows, length, keys) => {
      for (let at = 0; at < length; at += 1) keys[at] = years[codes[rows[at] ?? 0] ?? 0] ?? last;
    };
  };
}

function byRelevance({ segment, vocabulary }: SortContext): SortKeys {
  const { deal } = vocabulary.joints;
  const scores = Float64Array.from({ length: deal.size }, (_, code) =>
    dealScore(deal.valueOf('verdict', code) ?? ''),
  );
  const { merit, joints } = segment.columns;
  return (rows, length, keys) => {
    for (let at = 0; at < length; at += 1) {
      const row = rows[at] ?? 0;
      keys[at] = -((merit[row] ?? 0) + (scores[joints.deal[row] ?? 0] ?? 0));
    }
  };
}

/** The largest fall of a price first; prices that did not fall last. */
function byPriceDrop({ segment }: SortContext): SortKeys {
  const { price, priceBeforeReduction } = segment.columns.numbers;
  return (rows, length, keys) => {
    for (let at = 0; at < length; at += 1) {
      const row = rows[at] ?? 0;
      const now = price[row] ?? missing;
      const drop = (priceBeforeReduction[row] ?? missing) - now;
      keys[at] = now !== missing && drop > 0 ? -drop : last;
    }
  };
}

/** The distance of an owner is computed at its first row and kept until its last. */
function byDistance({ segment, owners, origin }: SortContext): SortKeys {
  if (origin === undefined) return (_rows, length, keys) => keys.fill(last, 0, length);
  let end = 0;
  let distance = last;
  return (rows, length, keys) => {
    for (let at = 0; at < length; at += 1) {
      const row = rows[at] ?? 0;
      if (row >= end) {
        const rank = segment.rankAt(row);
        end = segment.starts[rank + 1] ?? 0;
        distance = distanceMiles(origin, owners.get(segment.ownerSlotOfRank(rank)));
      }
      keys[at] = distance;
    }
  };
}

const sortKeys: Readonly<Record<SortCode, (context: SortContext) => SortKeys>> = {
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

export function sortKeysOf(sort: SortCode, context: SortContext): SortKeys {
  return sortKeys[sort](context);
}
