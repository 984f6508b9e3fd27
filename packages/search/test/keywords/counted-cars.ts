import type { FilterGroupKey, FilterValues } from '@forecourt/domain/search/filter-groups';
import type {
  SearchReader,
  SearchRequest,
  SearchResult,
} from '@forecourt/domain/search/search-engine';

/** So many cars that are alike in all that is counted. */
type Cars = { readonly [Key in FilterGroupKey]?: string | readonly string[] } & {
  readonly count: number;
};

const car = (count: number, vehicle: string, others: Omit<Cars, 'count'> = {}): Cars => {
  const [makeCode = '', modelCode = '', trim] = vehicle.split(' ');
  return {
    count,
    listingType: 'USED',
    makeCode,
    modelCode,
    ...(trim && { trimCode: `${modelCode}|${trim}` }),
    ...others,
  };
};
const suv = { vehicleStyleCode: 'SUVCROSS', driveGroup: 'AWD4WD', featureCode: ['1319', '1078'] };
const truck = { vehicleStyleCode: 'TRUCKS', bodyStyleSubtypeCode: 'FULLSIZE_CREW+COMPACT_CREW' };

const inventory: readonly Cars[] = [
  car(90, 'TOYOTA RAV4 XLE', suv),
  car(20, 'TOYOTA RAV4 LE', { ...suv, fuelTypeGroup: 'HYB' }),
  car(70, 'TOYOTA CAMRY LE', { vehicleStyleCode: 'SEDAN' }),
  car(40, 'TOYOTA TACOMA SR5', truck),
  car(80, 'HONDA CIVIC LX', { vehicleStyleCode: 'SEDAN', extColorSimple: 'RED' }),
  car(60, 'HONDA CRV EX', suv),
  car(100, 'FORD F150PICKUP XLT', { ...truck, fuelTypeGroup: 'DSL' }),
  car(30, 'FORD MUST GT', { vehicleStyleCode: 'COUPE', transmissionCode: 'MAN' }),
  car(50, 'CHEV CHEV150 LT', truck),
  car(5, 'CHEV CITY'),
  car(10, 'TESLA TESMODY', { ...suv, fuelTypeGroup: 'ELE', intColorSimple: 'TAN' }),
  car(25, 'FORD EDGE SE', { ...suv, listingType: 'NEW' }),
];

const valuesOf = (cars: Cars, group: FilterGroupKey) => [cars[group] ?? []].flat();

const matches = (cars: Cars, values: FilterValues, except?: FilterGroupKey) =>
  Object.entries(values).every(
    ([group, codes]) =>
      group === except ||
      codes.some((code) => valuesOf(cars, group as FilterGroupKey).includes(code)),
  );

/** Counts `inventory` one car after the other; it has no cards to show. */
export const countingEngine: Pick<SearchReader, 'search'> = {
  async search({ filter: { values }, facets = [] }: SearchRequest): Promise<SearchResult> {
    const counts = facets.map((group) => {
      const byCode = new Map<string, number>();
      for (const cars of inventory.filter((one) => matches(one, values, group))) {
        for (const code of valuesOf(cars, group)) {
          byCode.set(code, (byCode.get(code) ?? 0) + cars.count);
        }
      }
      return [group, byCode] as const;
    });
    const found = inventory.filter((cars) => matches(cars, values));
    return {
      total: found.reduce((sum, { count }) => sum + count, 0),
      hits: [],
      facets: new Map(counts),
      stats: null,
      histograms: null,
    };
  },
};
