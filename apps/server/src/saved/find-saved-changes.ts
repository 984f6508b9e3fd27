import type { SavedCar } from '@forecourt/domain/account/saved-cars';
import { byTelling, savedChange } from '@forecourt/domain/account/saved-changes';
import { derivedPrice } from '@forecourt/domain/listing/listing-rules';
import { likeAddress } from '@forecourt/domain/search/address/like-address';
import { parseSearchUrl } from '@forecourt/domain/search/address/parse-search-url';
import type { SearchReader } from '@forecourt/domain/search/search-engine';
import type { Reference } from '@forecourt/domain/vehicle/reference';
import type { ChangedCar } from '@forecourt/web/saved/services';
import type { Database } from '../platform/database/database.ts';
import type { PageFacts } from '../request/page-facts.ts';
import { findSavedCars } from './find-saved-cars.ts';
import type { SavedCall } from './saved-policies.ts';

/** Changes that are told at once: nobody reads more of them beside other things. */
const maxChanges = 5;

interface Sources {
  readonly database: Database;
  readonly engine: SearchReader;
  readonly reference: Reference;
}

/**
 * What became of the cars that a keeper saved, the most telling first; nothing while it cannot be told.
 *
 * @param since `YYYY-MM-DD`; null is since each was saved
 */
export async function findSavedChanges(
  sources: Sources,
  facts: Pick<PageFacts<SavedCall>, 'brand' | 'calls' | 'filterOf'>,
  keeper: string,
  since: string | null,
): Promise<readonly ChangedCar[]> {
  const cars = await facts.calls.attempt('saved-changes', () => findSavedCars(sources, keeper), []);
  const changed = cars
    .flatMap((car) => {
      const change = savedChange(car, since);
      return change === null ? [] : [{ car, change }];
    })
    .sort((one, other) => byTelling(one.change, other.change))
    .slice(0, maxChanges);
  return Promise.all(
    changed.map(async ({ car, change }) => ({
      car,
      change,
      like:
        change.kind === 'price'
          ? null
          : await facts.calls.attempt('like-gone', () => countLike(sources, facts, car), null),
    })),
  );
}

/** How many there are like one that is gone, and what the cheapest costs: of the search that it leads to. */
async function countLike(
  { engine, reference }: Sources,
  { brand, filterOf }: Pick<PageFacts, 'brand' | 'filterOf'>,
  { listing }: SavedCar,
): Promise<ChangedCar['like']> {
  const { pathname, search } = new URL(likeAddress(listing), 'http://x');
  const { query } = parseSearchUrl({ pathname, search }, brand, reference);
  const { total, hits } = await engine.search({
    filter: filterOf(query),
    sort: 'derivedpriceASC',
    offset: 0,
    limit: 1,
  });
  const [cheapest] = hits;
  return cheapest ? { total, lowest: derivedPrice(cheapest.card) } : null;
}
