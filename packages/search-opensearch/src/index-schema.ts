import { createHash } from 'node:crypto';
import { indexedGroups } from './car-document.ts';

/** How an index is spread over the nodes of a cluster. */
export interface IndexLayout {
  readonly shards: number;
  /** Copies of every shard beside the first. */
  readonly replicas: number;
}

const keyword = { type: 'keyword' } as const;
/** Counted in most searches: what counting needs is made when changes become visible, not by the first who asks. */
const counted = { type: 'keyword', eager_global_ordinals: true } as const;

/** Fields of the documents of `car-document.ts`. */
const mappings = {
  dynamic: 'strict',
  // Everything but the card follows from it and its owner by rule.
  _source: { includes: ['card'] },
  properties: {
    card: { type: 'object', enabled: false },
    id: { type: 'long' },
    ownerId: { type: 'integer' },
    vin: { ...keyword, doc_values: false },
    tier: keyword,
    model: keyword,
    group: {
      properties: Object.fromEntries(indexedGroups.map((group) => [group, counted])),
    },
    bar: { properties: { year: counted, price: counted, mileage: counted } },
    year: { type: 'short' },
    kind: keyword,
    price: { type: 'integer' },
    priceWithFees: { type: 'integer' },
    rebate: { type: 'integer' },
    owned: keyword,
    mileage: { type: 'integer' },
    priceDrop: { type: 'integer' },
    listedDay: { type: 'integer' },
    standing: { type: 'double' },
    location: { type: 'geo_point' },
    comparedTrim: keyword,
    atZeroMiles: { type: 'double', index: false },
  },
} as const;

/** The deepest place in an order that is looked up at once; beyond it an order is walked through. */
export const deepestPlace = 50_000;

const settings = {
  // Changes become visible when a batch of them is whole.
  refresh_interval: '-1',
  // A late writer does not bring back a car that was deleted within this time.
  gc_deletes: '1h',
  max_result_window: deepestPlace,
  // A filter names the owners of a circle.
  max_terms_count: 1_000_000,
} as const;

/** Names the form of the index: programs of two versions that differ in it use different indexes. */
export const schemaVersion = createHash('sha256')
  .update(JSON.stringify([2, mappings, settings]))
  .digest('hex')
  .slice(0, 8);

/** What the template of all car indexes says. */
export function templateOf(pattern: string, { shards, replicas }: IndexLayout) {
  return {
    index_patterns: [pattern],
    priority: 500,
    template: {
      settings: { index: { ...settings, number_of_shards: shards, number_of_replicas: replicas } },
      mappings,
    },
  };
}
