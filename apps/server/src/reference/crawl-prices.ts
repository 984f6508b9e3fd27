import { findModel } from '@forecourt/catalog/vehicles/catalog';
import type { FilterValues } from '@forecourt/domain/search/filter-groups';
import type { SearchFilter, SearchReader } from '@forecourt/domain/search/search-engine';
import type { TrimYearItem } from '@forecourt/domain/vehicle/vehicle-trim';
import { factsOf, sharedFacts } from './catalog-facts.ts';

type Prices = Pick<TrimYearItem, 'count' | 'avgPrice' | 'startingPrice' | 'maxPrice'>;

/** Trims that an answer holds at the most: those with the most cars. */
const maxTrims = 100;

/** Prices by model year of the cars that match, the newest year first. Years without a priced car are left out. */
export async function crawlYears(
  engine: SearchReader,
  filter: SearchFilter,
): Promise<TrimYearItem[]> {
  const modelCode = soleModel(filter);
  const items = (await yearsWithCars(engine, filter)).map(async (year) => {
    const prices = await findPrices(engine, { ...filter, year: { min: year, max: year } });
    if (prices === null) return [];
    const facts = factsOf(modelCode ?? '', year, null);
    return [{ value: String(year), ...prices, ...facts, trimName: null }];
  });
  return (await Promise.all(items)).flat();
}

/** Prices by trim of the cars that match, the cheapest first; of a trim what is the same in all its years. */
export async function crawlTrims(
  engine: SearchReader,
  filter: SearchFilter,
): Promise<TrimYearItem[]> {
  const found = await engine.search({
    filter,
    sort: 'relevance',
    offset: 0,
    limit: 0,
    facets: ['trimCode'],
  });
  const { makeCode, seriesCode, modelCode, trimCode, ...values } = filter.values;
  const isAsked = trimsOf(filter.values);
  const codes = [...(found.facets.get('trimCode') ?? [])]
    .filter(([code]) => isAsked(code))
    .sort(([, a], [, b]) => b - a)
    .slice(0, maxTrims);
  const items = codes.map(async ([code]): Promise<TrimYearItem[]> => {
    const ofTrim = { ...filter, values: { ...values, trimCode: [code] } };
    const [prices, years] = await Promise.all([
      findPrices(engine, ofTrim),
      yearsWithCars(engine, withPrice(ofTrim)),
    ]);
    if (prices === null) return [];
    const [model = '', trim = ''] = code.split('|');
    const facts = sharedFacts(model, years, trim);
    return [{ value: trim, ...prices, ...facts, trimName: trim }];
  });
  const priced = (await Promise.all(items)).flat();
  return priced.sort((a, b) => (a.startingPrice ?? 0) - (b.startingPrice ?? 0));
}

/** Tells the trims that a choice of vehicles admits; the counts of trims are of all. */
function trimsOf(chosen: FilterValues): (trimCode: string) => boolean {
  // A make and a model can share a code: a choice is compared with codes of its own kind.
  if (chosen.trimCode) return (code) => chosen.trimCode?.includes(code) ?? false;
  const kind = (['modelCode', 'seriesCode', 'makeCode'] as const).find((one) => chosen[one]);
  if (kind === undefined) return () => true;
  return (code) => {
    const model = findModel(code.split('|', 1)[0] ?? '');
    const own = {
      modelCode: model?.code,
      seriesCode: model?.seriesCode,
      makeCode: model?.makeCode,
    };
    return chosen[kind]?.includes(own[kind] ?? '') ?? false;
  };
}

/** Model years of the cars that match, newest first. */
export async function yearsWithCars(
  engine: SearchReader,
  filter: SearchFilter,
): Promise<readonly number[]> {
  const { histograms } = await engine.search({
    filter,
    sort: 'relevance',
    offset: 0,
    limit: 0,
    histograms: true,
  });
  const { min = 0, max = Number.POSITIVE_INFINITY } = filter.year ?? {};
  return [...(histograms?.year ?? [])]
    .filter(([year, cars]) => cars > 0 && year >= min && year <= max)
    .map(([year]) => year)
    .sort((a, b) => b - a);
}

const withPrice = (filter: SearchFilter): SearchFilter => ({
  ...filter,
  price: { min: 0, ...filter.price },
});

/** Whole dollars of the cars that have a price; null where none has. */
async function findPrices(engine: SearchReader, filter: SearchFilter): Promise<Prices | null> {
  const { total, stats } = await engine.search({
    filter: withPrice(filter),
    sort: 'relevance',
    offset: 0,
    limit: 0,
    stats: true,
  });
  if (!stats?.derivedprice) return null;
  const { min, max, average } = stats.derivedprice;
  return { count: total, avgPrice: Math.round(average), startingPrice: min, maxPrice: max };
}

function soleModel({ values }: SearchFilter): string | undefined {
  const [modelCode, another] = values.modelCode ?? [];
  return another === undefined ? modelCode : undefined;
}
