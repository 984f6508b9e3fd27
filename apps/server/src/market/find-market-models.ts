import { minMarketCars } from '@forecourt/domain/market/market-trends';
import type { SearchReader } from '@forecourt/domain/search/search-engine';
import { usedTypes } from '@forecourt/domain/vehicle/codes';
import type { MarketModel } from '@forecourt/web/market/services';

/** The models of which enough used cars are for sale, the most first. */
export async function findMarketModels(engine: SearchReader): Promise<MarketModel[]> {
  const { facets } = await engine.search({
    filter: { values: { listingType: usedTypes }, price: { min: 1 } },
    sort: 'relevance',
    offset: 0,
    limit: 0,
    facets: ['modelCode'],
  });
  return [...(facets.get('modelCode') ?? [])]
    .filter(([, cars]) => cars >= minMarketCars)
    .map(([modelCode, cars]) => ({ modelCode, cars }))
    .sort((a, b) => b.cars - a.cars || a.modelCode.localeCompare(b.modelCode));
}
