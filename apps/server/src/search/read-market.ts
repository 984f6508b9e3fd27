import { derivedPrice } from '@forecourt/domain/listing/listing-rules';
import { withoutVehicle, withSettings } from '@forecourt/domain/search/edit-search';
import { type FilterGroupKey, onlyModel } from '@forecourt/domain/search/filter-groups';
import type { Market } from '@forecourt/domain/search/relaxations';
import type { SearchReader } from '@forecourt/domain/search/search-engine';
import type { SearchQuery } from '@forecourt/domain/search/search-query';
import type { RequestFacts } from '../request/request-facts.ts';

interface Dependencies extends Pick<RequestFacts, 'filterOf'> {
  readonly engine: SearchReader;
}

const everything: SearchQuery = {
  filters: {},
  marketExtension: 'off',
  sortBy: 'relevance',
  page: 1,
  numRecords: 25,
};

/** Other models offered at the most. */
const maxNeighbours = 2;

/** What there is beyond the price ceiling and the model of a search. */
export async function readMarket(dependencies: Dependencies, query: SearchQuery): Promise<Market> {
  const [cheapest, neighbours] = await Promise.all([
    findCheapest(dependencies, query),
    findNeighbours(dependencies, query),
  ]);
  return { cheapest, neighbours };
}

async function findCheapest(
  { engine, filterOf }: Dependencies,
  query: SearchQuery,
): Promise<number | null> {
  if (query.maxPrice === undefined) return null;
  const dearer = withSettings(query, { minPrice: query.maxPrice + 1, maxPrice: undefined });
  const { hits } = await engine.search({
    filter: filterOf(dearer),
    sort: 'derivedpriceASC',
    offset: 0,
    limit: 1,
  });
  return hits[0] ? derivedPrice(hits[0].card) : null;
}

async function findNeighbours(
  dependencies: Dependencies,
  query: SearchQuery,
): Promise<readonly string[]> {
  const model = onlyModel(query.filters);
  if (model === undefined) return [];
  const style = await styleOf(dependencies, model);
  if (style === undefined) return [];
  const others = withoutVehicle(query, { vehicleStyleCode: [style] });
  return (await codesByCars(dependencies, others, 'modelCode'))
    .filter((code) => code !== model)
    .slice(0, maxNeighbours);
}

/** The body style that most cars of a model have. */
async function styleOf(dependencies: Dependencies, model: string): Promise<string | undefined> {
  const anywhere = { ...everything, filters: { modelCode: [model] } };
  return (await codesByCars(dependencies, anywhere, 'vehicleStyleCode'))[0];
}

/** The options of a group among the matches, most cars first. */
async function codesByCars(
  { engine, filterOf }: Dependencies,
  query: SearchQuery,
  group: FilterGroupKey,
): Promise<string[]> {
  const request = { filter: filterOf(query), sort: 'relevance', offset: 0, limit: 0 } as const;
  const { facets } = await engine.search({ ...request, facets: [group] });
  const counts = [...(facets.get(group) ?? [])];
  return counts.sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).map(([code]) => code);
}
