import { vehicleReference } from '@forecourt/catalog/vehicles/catalog';
import type { Brand } from '@forecourt/domain/brand/brand';
import type { FilterGroupKey } from '@forecourt/domain/search/filter-groups';
import type {
  SearchFilter,
  SearchReader,
  SearchResult,
} from '@forecourt/domain/search/search-engine';
import { nothingFound } from './nothing-found.ts';

/** The make of what an option of a group names; another group names none. */
const makeOf: Partial<Record<FilterGroupKey, (code: string) => string | undefined>> = {
  makeCode: (code) => code,
  seriesCode: (code) => vehicleReference.findSeries(code)?.makeCode,
  modelCode: (code) => vehicleReference.findModel(code)?.makeCode,
  trimCode: (code) => vehicleReference.findModel(code.split('|', 1)[0] ?? '')?.makeCode,
};

/** A group is counted without its own choice, so also with cars of other makes: those are left out. */
function ownFacets(facets: SearchResult['facets'], make: string): SearchResult['facets'] {
  return new Map(
    [...facets].map(([group, counts]) => {
      const find = makeOf[group];
      return [group, find ? new Map([...counts].filter(([code]) => find(code) === make)) : counts];
    }),
  );
}

/** The engine as a brand sees it: an automaker's own site knows no cars but its own. */
export function brandEngine(engine: SearchReader, { makeCode }: Brand): SearchReader {
  if (makeCode === null) return engine;
  /** The filter among the brand's cars; null where it asks for other makes alone. */
  const scoped = (filter: SearchFilter): SearchFilter | null => {
    const asked = filter.values.makeCode;
    if (asked && !asked.includes(makeCode)) return null;
    return { ...filter, values: { ...filter.values, makeCode: [makeCode] } };
  };
  const own = async <Car extends { readonly makeCode: string }>(
    found: Promise<Car | undefined>,
  ) => {
    const car = await found;
    return car?.makeCode === makeCode ? car : undefined;
  };
  return {
    async search(request) {
      const filter = scoped(request.filter);
      if (!filter) return nothingFound;
      const found = await engine.search({ ...request, filter });
      return { ...found, facets: ownFacets(found.facets, makeCode) };
    },
    async count(asked) {
      const filter = scoped(asked);
      return filter ? engine.count(filter) : 0;
    },
    async findInRotation(asked, turns) {
      const filter = scoped(asked);
      return filter ? engine.findInRotation(filter, turns) : turns.map(() => []);
    },
    findById: (id) => own(engine.findById(id)),
    findByVin: (vin) => own(engine.findByVin(vin)),
    findOwner: (id) => engine.findOwner(id),
    async ownersIn(asked, area) {
      const filter = scoped(asked);
      return filter ? engine.ownersIn(filter, area) : [];
    },
    get status() {
      return engine.status;
    },
  };
}
