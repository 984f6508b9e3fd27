import { LocalSearch } from '@forecourt/search/local-search';
import { createVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openInMemory } from '../../../test/databases.ts';
import { fillMarket } from '../../../test/fill-market.ts';
import { type Json, stock, today } from '../../../test/paid-market.ts';
import { createQuietApp } from '../../../test/quiet-app.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';

const photosOf = (id: number) =>
  [1, 2, 3, 4, 5].map((place) => `https://photos.test/${id}/${place}.jpg`);

/** Some sellers, all of whose used cars have five photographs and the best places. */
const sellers = stock.slice(0, 12).map(({ owner, listings }) => ({
  owner,
  listings: listings.map((car) => ({
    ...car,
    listingType: 'USED' as const,
    tier: 'PREMIUM' as const,
    photoUrls: photosOf(car.id),
  })),
}));
const engine = new LocalSearch(
  createVehicleSearchEngine({
    owners: sellers.map(({ owner }) => owner),
    listings: sellers.flatMap(({ listings }) => listings),
    today,
  }),
);

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openInMemory();
  await fillMarket(opened.database, sellers);
});
afterAll(() => opened.close());

/** The pictures of each car that a call answers with. */
async function picturesAt(path: string, lost = 'none') {
  const app = createQuietApp({
    database: opened.database,
    engine,
    beforeCall: (called) => {
      if (called === lost) throw new Error('away');
    },
  });
  const { listings }: Json = await (await app.request(`http://localhost${path}`)).json();
  return listings.map(({ id, images }: Json) => ({
    photos: photosOf(id),
    shown: images.sources.map(({ src }: Json) => src),
  }));
}

test.each(['premiumresults', 'vehiclehighlight'])(
  'the first car of %s shows four of its photographs, any other one [limits.images, limits.highlight-images]',
  async (call) => {
    const [first, ...others] = await picturesAt(`/rest/lsc/listing/spotlight/${call}`);
    expect(first.shown).toEqual(first.photos.slice(0, 4));
    expect(others.length).toBeGreaterThan(1);
    for (const { shown, photos } of others) expect(shown).toEqual(photos.slice(0, 1));
  },
);

test.each(['spotlight/results?listingTier=premium', 'similar?makeCode=TOYOTA'])(
  'every car of %s shows one [limits.images]',
  async (call) => {
    const shown = await picturesAt(`/rest/lsc/listing/${call}`);
    expect(shown.length).toBeGreaterThan(0);
    for (const { shown: pictures, photos } of shown) expect(pictures).toEqual(photos.slice(0, 1));
  },
);

test('while the others cannot be read it shows its first', async () => {
  const path = '/rest/lsc/listing/spotlight/premiumresults';
  const [first] = await picturesAt(path, 'top-pictures');
  expect(first.shown).toEqual(first.photos.slice(0, 1));
});
