import type { GeoPoint } from '@forecourt/domain/search/search-engine';
import type { SortCode } from '@forecourt/domain/vehicle/codes';
import { dealScore, proximityScore } from '@forecourt/vehicle-rules/relevance';
import type { RowBlock } from '../../columns/rows/row-block.ts';
import { out } from '../../columns/rows/statuses.ts';
import { sparseNumberAt } from '../../columns/sparse-numbers.ts';
import { missing, type NumberName } from '../cars/vehicle-columns.ts';
import type { Segment } from '../segments/segment.ts';
import { byCost } from './cost-order.ts';
import { OwnerMiles } from './owner-miles.ts';
import type { SortContext, SortOrder } from './sort-context.ts';

const unbounded = () => null;

const last = Number.POSITIVE_INFINITY;
const largestNumber = 2 ** 31 - 1;

function bitsOf(float: number): number {
  const [bits = 0] = new Int32Array(Float32Array.of(float).buffer);
  return bits;
}

function byNumber(name: NumberName, sign: 1 | -1) {
  return ({ segment }: SortContext): SortOrder => {
    const numbers = segment.columns.numbers[name];
    return {
      writeKeys: (rows, length, keys) => {
        for (let at = 0; at < length; at += 1) {
          const value = numbers[rows[at] ?? 0] ?? missing;
          keys[at] = value === missing ? last : sign * value;
        }
      },
      boundsOf: (key) => {
        if (key === last) return null;
        return sign === 1
          ? { numbers, low: missing + 1, high: key }
          : { numbers, low: -key, high: largestNumber };
      },
    };
  };
}

function byYear(sign: 1 | -1) {
  return ({ segment, vocabulary, scratch }: SortContext): SortOrder => {
    const years = vocabulary.pricing.live().yearOfMarket;
    const codes = segment.columns.joints.market;
    const table = scratch.clampedBytes(vocabulary.joints.market.size);
    let keyOfTable = last;
    return {
      writeKeys: (rows, length, keys) => {
        for (let at = 0; at < length; at += 1)
          keys[at] = sign * (years[codes[rows[at] ?? 0] ?? 0] ?? 0);
      },
      boundsOf: (key) => {
        if (key === last) return null;
        if (key !== keyOfTable)
          for (let code = 0; code < table.length; code += 1)
            table[code] = sign * (years[code] ?? 0) > key ? out : 0;
        keyOfTable = key;
        return { codes, table };
      },
    };
  };
}

function byRelevance({ segment, vocabulary, owners, origin }: SortContext): SortOrder {
  const { deal } = vocabulary.joints;
  const scores = Float64Array.from({ length: deal.size }, (_, code) =>
    dealScore(deal.valueOf('verdict', code) ?? ''),
  );
  const { merit, joints } = segment.columns;
  // Floats that are not negative are in the order of their bits.
  const numbers = new Int32Array(merit.buffer, merit.byteOffset, merit.length);
  const bestDealScore = scores.reduce((best, score) => Math.max(best, score), 0);
  const miles = origin && new OwnerMiles(segment, owners, origin);
  return {
    writeKeys: (rows, length, keys, worst) => {
      for (let at = 0; at < length; at += 1) {
        const row = rows[at] ?? 0;
        const own = (merit[row] ?? 0) + (scores[joints.deal[row] ?? 0] ?? 0);
        if (!miles) keys[at] = -own;
        else if (-own - bestProximity(miles.leastAround(row)) > worst) keys[at] = last;
        else if (-own - bestProximity(miles.leastOf(row)) > worst) keys[at] = last;
        else keys[at] = -(own + proximityScore(miles.exact()));
      }
    },
    boundsOf: (key, block) => {
      // Most blocks lie far from the shopper, where proximity adds next to nothing.
      const best = origin ? bestProximityIn(segment, origin, block) : rounding;
      const leastMerit = -key - bestDealScore - best;
      return leastMerit > 0 ? { numbers, low: bitsOf(leastMerit), high: largestNumber } : null;
    },
  };
}

/** More than is lost in rounding. */
const rounding = 1e-6;

/** What proximity adds at most to cars that are not nearer. */
function bestProximity(leastMiles: number): number {
  return proximityScore(leastMiles) + rounding;
}

/** Rows in more ranges are around the shopper: to ask how near each is would not repay. */
const maxChunks = 16;

/** What proximity adds to a car of a block at most, and a little more. */
function bestProximityIn(segment: Segment, origin: GeoPoint, block: RowBlock): number {
  const near = block.chunkCount > maxChunks ? 0 : leastMiles(segment, origin, block);
  return bestProximity(near);
}

/** Miles that none of a block's cars is nearer than. */
function leastMiles(segment: Segment, origin: GeoPoint, block: RowBlock): number {
  let least = Number.POSITIVE_INFINITY;
  block.forEachChunk((start, end) => {
    const first = segment.rankAt(start);
    const last = segment.rankAt(end - 1);
    least = Math.min(least, segment.places.leastMiles(origin, first, last + 1));
  });
  return least;
}

/** The largest fall of a price first; prices that did not fall last. */
function byPriceDrop({ segment }: SortContext): SortOrder {
  const { price } = segment.columns.numbers;
  const { priceBeforeReduction } = segment.columns.rareNumbers;
  return {
    writeKeys: (rows, length, keys) => {
      for (let at = 0; at < length; at += 1) {
        const row = rows[at] ?? 0;
        const now = price[row] ?? missing;
        const drop = sparseNumberAt(priceBeforeReduction, row, missing) - now;
        keys[at] = now !== missing && drop > 0 ? -drop : last;
      }
    },
    boundsOf: unbounded,
  };
}

function byDistance({ segment, owners, origin }: SortContext): SortOrder {
  const miles = origin && new OwnerMiles(segment, owners, origin);
  return {
    writeKeys: (rows, length, keys, worst) => {
      for (let at = 0; at < length; at += 1) {
        const isFar = !miles || miles.leastOf(rows[at] ?? 0) > worst;
        keys[at] = isFar ? last : miles.exact();
      }
    },
    boundsOf: unbounded,
  };
}

const sortOrders: Readonly<Record<SortCode, (context: SortContext) => SortOrder>> = {
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
  paymentASC: byCost,
  totalASC: byCost,
  ownASC: byCost,
};

/** The order that a request asks for, over the columns of one segment. */
export function sortOrderOf(sort: SortCode, context: SortContext): SortOrder {
  return sortOrders[sort](context);
}
