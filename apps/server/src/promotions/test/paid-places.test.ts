import type { SearchFilter, SearchHit, SearchReader } from '@forecourt/domain/search/search-engine';
import { expect, test } from 'vitest';
import { createPaidPlaces } from '../paid-places.ts';

/** Answers every place with the cars of the radius, or with those that are delivered. */
function engineOf(near: number, delivered: number) {
  const asked: SearchFilter[] = [];
  const findInRotation = async (filter: SearchFilter, places: readonly unknown[]) => {
    asked.push(filter);
    const count = filter.deliveredToDma === undefined ? near : near + delivered;
    const hits = Array.from({ length: count }, (_, id) => ({
      card: { id, mileage: 10, deal: { rated: false } },
    }));
    return places.map(() => hits as unknown as SearchHit[]);
  };
  return { asked, engine: { findInRotation } as unknown as SearchReader };
}

const filter = { make: ['HONDA'], deliveredToDma: 524 } as unknown as SearchFilter;

test('cars in the radius that are paid for keep those from afar away', async () => {
  const { engine, asked } = engineOf(1, 2);
  expect(await createPaidPlaces(engine, filter, 0)('premium')).toHaveLength(1);
  expect(asked).toEqual([{ make: ['HONDA'] }]);
});

test('without one in the radius those that are delivered have their turn', async () => {
  const { engine, asked } = engineOf(0, 2);
  const findPaid = createPaidPlaces(engine, filter, 0);
  expect(await findPaid('premium')).toHaveLength(2);
  expect(await findPaid('featured')).toHaveLength(2);
  expect(asked).toEqual([{ make: ['HONDA'] }, filter]);
});
