import type { SearchFilter, SearchReader } from '@forecourt/domain/search/search-engine';
import type { VehicleReference } from '@forecourt/domain/vehicle/reference';
import type { PopularModel } from '@forecourt/web/home/services';
import { findBuildable, firstNewYear } from '../build-and-price/find-buildable.ts';
import { findPriceAt } from '../request/find-price-at.ts';

const shownModels = 3;

interface Dependencies {
  readonly engine: SearchReader;
  readonly reference: Pick<VehicleReference, 'findModel'>;
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

/** The models that most cars of a search with a price are of, with what they cost here and new. */
export async function findPopularModels(
  { engine, reference, today }: Dependencies,
  filter: SearchFilter,
): Promise<PopularModel[]> {
  const priced = { ...filter, price: { min: 0 } };
  const { facets } = await engine.search({
    filter: priced,
    sort: 'relevance',
    offset: 0,
    limit: 0,
    facets: ['modelCode'],
  });
  // Models are counted whatever make is chosen.
  const { makeCode: makes } = filter.values;
  const isMeant = (code: string) =>
    makes === undefined || makes.includes(reference.findModel(code)?.makeCode ?? '');
  const most = [...(facets.get('modelCode') ?? [])]
    .filter(([code]) => isMeant(code))
    .sort(([one, cars], [other, more]) => more - cars || (one < other ? -1 : 1))
    .slice(0, shownModels);
  const since = firstNewYear(today);
  const found = most.map(async ([modelCode, cars]): Promise<PopularModel[]> => {
    const values = { ...priced.values, modelCode: [modelCode] };
    const median = await findPriceAt(engine, { ...priced, values }, { share: 0.5, cars });
    const msrp = findBuildable(modelCode, null, since)?.trims[0]?.versions[0]?.msrp ?? null;
    return median === null ? [] : [{ modelCode, medianPrice: median.price, newFrom: msrp }];
  });
  return (await Promise.all(found)).flat();
}
