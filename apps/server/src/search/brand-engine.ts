import type { Brand } from '@forecourt/domain/brand/brand';
import type { SearchFilter, SearchReader } from '@forecourt/domain/search/search-engine';
import { nothingFound } from './nothing-found.ts';

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
      return filter ? engine.search({ ...request, filter }) : nothingFound;
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
