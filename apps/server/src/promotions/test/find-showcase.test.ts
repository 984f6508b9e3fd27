import { requireBrand } from '@forecourt/domain/brand/known-brands';
import { brandSearch } from '@forecourt/domain/search/brand-search';
import type { SearchHit, SearchReader } from '@forecourt/domain/search/search-engine';
import { expect, test } from 'vitest';
import { reference as places } from '../../request/reference.ts';
import { findShowcase } from '../find-showcase.ts';

const hitOf = (id: number, privateSeller = false) =>
  ({ owner: { id, privateSeller }, distanceMiles: 4 }) as unknown as SearchHit;

/** The showcase of whose turn it is, where the search finds so many cars of the dealer. */
async function showcaseOf(total: number, chosen: readonly SearchHit[] = [hitOf(7)]) {
  const engine = {
    search: async ({ filter, limit }: Parameters<SearchReader['search']>[0]) => ({
      hits: Array.from({ length: Math.min(limit, total) }, () => hitOf(filter.ownerId ?? 0)),
      total,
    }),
    count: async () => 40,
  } as unknown as SearchReader;
  return findShowcase({ engine, places }, brandSearch(requireBrand('atc')), {
    findChosen: async () => chosen,
    today: '2026-11-21',
  });
}

test.each([
  [1, 'owner', 1],
  [2, 'owner', 2],
  [3, 'inventory', 3],
  [30, 'inventory', 12],
])(
  'a dealer with %i cars of the search is shown as %s, with %i [results.dealer-showcase]',
  async (total, variant, shown) => {
    const showcase = await showcaseOf(total);
    expect(showcase).toMatchObject({ variant, stock: 40, owner: { id: 7 } });
    expect(showcase?.cars.map(({ owner }) => owner.id)).toEqual(Array(shown).fill(7));
  },
);

test('a private seller has no showcase: the next dealer has [shoppers.dealer-showcases]', async () => {
  expect(await showcaseOf(5, [hitOf(6, true), hitOf(7)])).toMatchObject({ owner: { id: 7 } });
  expect(await showcaseOf(5, [hitOf(6, true)])).toBeNull();
});
