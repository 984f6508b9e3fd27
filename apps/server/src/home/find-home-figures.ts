import type { PriceEvent } from '@forecourt/domain/listing/listing';
import { paymentSlider } from '@forecourt/domain/money/home-payments';
import type { SearchFilter, SearchReader } from '@forecourt/domain/search/search-engine';
import type { SearchQuery } from '@forecourt/domain/search/search-query';
import type { Reference } from '@forecourt/domain/vehicle/reference';
import type { HomeFigures, MedianPrice, StockCounts } from '@forecourt/web/home/services';
import type { Calls } from '../platform/calls/call-runner.ts';
import type { VersionMemory } from '../platform/version-memory.ts';
import { countUnderPrices } from '../request/count-under-prices.ts';
import { findPriceAt } from '../request/find-price-at.ts';
import type { RequestFacts } from '../request/request-facts.ts';
import { findPayments } from './find-payments.ts';
import { findPopularModels } from './find-popular-models.ts';
import { findPriceDrops } from './find-price-drops.ts';
import type { HomeCall } from './home-policies.ts';

/** Whole dollars that a shopper may set out from. */
const entryPrices = [10_000, 15_000, 20_000, 25_000, 30_000, 40_000] as const;

const nothing = new Map<string, number>();

interface Dependencies extends Pick<RequestFacts, 'filterOf' | 'today'> {
  readonly reference: Reference;
  readonly engine: SearchReader;
  /** What cars were asked for since they were listed, by their ids. */
  readonly readHistories: (
    ids: readonly number[],
  ) => Promise<ReadonlyMap<number, readonly PriceEvent[]>>;
  /** Medians and counts below a price take some forty searches: they are made once for a place. */
  readonly figureMemory: VersionMemory;
}

/** Every figure by a call of its own: one that fails is left out. All are those of the searches they lead to. */
export async function findHomeFigures(
  calls: Calls<HomeCall>,
  dependencies: Dependencies,
  query: SearchQuery,
): Promise<HomeFigures> {
  const { engine, filterOf, figureMemory } = dependencies;
  const place = JSON.stringify(filterOf(query));
  // The filter by payments has the shopper's terms.
  const { min: minPayment, max: maxPayment } = paymentSlider;
  const terms = JSON.stringify(filterOf({ ...query, minPayment, maxPayment }));
  const findPrices = () => countUnderPrices(dependencies, query, entryPrices);
  const findModels = () => findPopularModels(dependencies, filterOf(query));
  const [counts, medians, underPrices, payments, popularModels, dropped] = await Promise.all([
    calls.attempt('home-counts', () => countStock(engine, filterOf(query)), null),
    calls.attempt(
      'home-medians',
      () => figureMemory.once(`medians ${place}`, () => findMedians(engine, filterOf(query))),
      null,
    ),
    calls.attempt('home-prices', () => figureMemory.once(`prices ${place}`, findPrices), null),
    calls.attempt(
      'home-payments',
      () => figureMemory.once(`payments ${terms}`, () => findPayments(dependencies, query)),
      null,
    ),
    calls.attempt('home-models', () => figureMemory.once(`models ${place}`, findModels), null),
    findDropped(calls, dependencies, query),
  ]);
  return { counts, medians, underPrices, payments, popularModels, ...dropped };
}

/** The cars that became cheaper are there without what they were asked for before. */
async function findDropped(
  calls: Calls<HomeCall>,
  dependencies: Dependencies,
  query: SearchQuery,
): Promise<Pick<HomeFigures, 'drops' | 'dropHistories'>> {
  const { figureMemory, readHistories } = dependencies;
  const find = () => findPriceDrops(dependencies, query);
  const drops = await calls.attempt('home-price-drops', find, null);
  const ids = drops?.hits.map(({ card }) => card.id) ?? [];
  if (ids.length === 0) return { drops, dropHistories: null };
  const dropHistories = await calls.attempt(
    'home-price-histories',
    () => figureMemory.once(`histories ${ids}`, () => readHistories(ids)),
    null,
  );
  return { drops, dropHistories };
}

async function countStock(engine: SearchReader, filter: SearchFilter): Promise<StockCounts> {
  const facets = ['vehicleStyleCode', 'makeCode', 'modelCode', 'listingType'] as const;
  const found = await engine.search({ filter, sort: 'relevance', offset: 0, limit: 0, facets });
  const counted = (key: (typeof facets)[number]) => found.facets.get(key) ?? nothing;
  return {
    total: found.total,
    styles: counted('vehicleStyleCode'),
    makes: counted('makeCode'),
    models: counted('modelCode'),
    conditions: counted('listingType'),
  };
}

/** The median price of each body style, of the cars that have a price. */
async function findMedians(
  engine: SearchReader,
  filter: SearchFilter,
): Promise<ReadonlyMap<string, MedianPrice>> {
  const priced = { ...filter, price: { min: 0 } };
  const { facets } = await engine.search({
    filter: priced,
    sort: 'relevance',
    offset: 0,
    limit: 0,
    facets: ['vehicleStyleCode'],
  });
  const styles = facets.get('vehicleStyleCode') ?? nothing;
  const found = [...styles].map(async ([style, cars]): Promise<[string, MedianPrice][]> => {
    const values = { ...priced.values, vehicleStyleCode: [style] };
    const median = await findPriceAt(engine, { ...priced, values }, { share: 0.5, cars });
    return median === null ? [] : [[style, median]];
  });
  return new Map((await Promise.all(found)).flat());
}
