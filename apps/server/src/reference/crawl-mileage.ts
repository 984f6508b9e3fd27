import type { SearchFilter, SearchReader } from '@forecourt/domain/search/search-engine';
import { type MileageStats, mileageCutoff } from '@forecourt/domain/vehicle/mileage-stats';
import { yearsWithCars } from './crawl-prices.ts';

type Summary = Pick<MileageStats, 'max' | 'mean' | 'count'>;

const nothing: Summary = { max: 0, mean: 0, count: 0 };

export const noMileage: MileageStats = {
  ...nothing,
  facetSearchFieldStats: { year: { facetStats: [] } },
};

/** Odometers of the cars that match, over all and by model year. */
export async function crawlMileage(
  engine: SearchReader,
  filter: SearchFilter,
): Promise<MileageStats> {
  const years = (await yearsWithCars(engine, filter)).map(async (year) => ({
    name: String(year),
    ...(await findMileage(engine, { ...filter, year: { min: year, max: year } })),
  }));
  const facetStats = (await Promise.all(years)).filter(({ count }) => count > 0);
  return {
    ...(await findMileage(engine, filter)),
    facetSearchFieldStats: { year: { facetStats } },
  };
}

/** Of those above 0 and below the cutoff: an odometer of 0 adds a car and no miles, and is taken out again. */
export async function findMileage(engine: SearchReader, filter: SearchFilter): Promise<Summary> {
  const upTo = (miles: number) => ({
    ...filter,
    values: { ...filter.values, mileage: [String(miles)] },
  });
  const [found, unused] = await Promise.all([
    engine.search({
      filter: upTo(mileageCutoff - 1),
      sort: 'relevance',
      offset: 0,
      limit: 0,
      stats: true,
    }),
    engine.count(upTo(0)),
  ]);
  const count = found.total - unused;
  const miles = found.stats?.mileage;
  if (!miles || count === 0) return nothing;
  return { max: miles.max, mean: (miles.average * found.total) / count, count };
}
