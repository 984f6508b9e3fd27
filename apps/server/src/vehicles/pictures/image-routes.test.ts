import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import { articles } from '@forecourt/catalog/editorial/articles';
import { spinOfCar, viewsOfCar } from '@forecourt/catalog/pictures/picture-of-car';
import { type PictureView, pictureViews } from '@forecourt/catalog/pictures/views';
import { LocalSearch } from '@forecourt/search/local-search';
import { createVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import { expect, test } from 'vitest';
import type { Reads } from '../../platform/database/reads.ts';
import { createPictures } from './create-pictures.ts';
import { imageRoutes } from './image-routes.ts';
import type { PictureFiles } from './picture-files.ts';

const today = '2026-11-21';
const stock = [...generateDemoInventory({ listings: 60, seed: 9, today })];
const listings = stock.flatMap((entry) => entry.listings);
const ids = listings.map(({ id }) => id);
const engine = new LocalSearch(
  createVehicleSearchEngine({
    owners: stock.map(({ owner }) => owner),
    listings: stock.flatMap(({ listings }) => listings),
    today,
  }),
);

/** These cars are for sale, all of them. */
const noReads: Reads = {
  read: () => {
    throw new Error('asked the database');
  },
};

/** A disk, and how often pictures were looked for and written. */
function memoryFiles() {
  const kept = new Map<string, Uint8Array>();
  const files: PictureFiles = {
    read: async (name) => (kept.has(name) ? Buffer.from(kept.get(name) ?? []) : null),
    write: async (name, picture) => void kept.set(name, picture),
  };
  return { files, kept };
}

const open = (max?: { running: number; waiting: number }) => {
  const disk = memoryFiles();
  return {
    ...disk,
    routes: imageRoutes({ engine, reads: noReads }, createPictures(disk.files, max)),
  };
};

test('of one picture asked for with many queries, one is made', async () => {
  const { routes, kept } = open();
  const asked = Array.from({ length: 60 }, (_, number) =>
    routes.request(`/images/listing/${ids[0]}/front-quarter-160.webp?${number}`),
  );
  const answers = await Promise.all(asked);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(kept.size).toBe(1);
  expect(answers[0]?.headers.get('Content-Type')).toBe('image/webp');
});

test('cars that look alike share one picture', async () => {
  const { routes, kept } = open();
  await Promise.all(
    ids.map((id) => routes.request(`/images/listing/${id}/front-quarter-160.webp`)),
  );
  expect(kept.size).toBeLessThan(ids.length);
});

test('a picture on disk is not painted again', async () => {
  const { routes, files, kept } = open();
  const path = `/images/listing/${ids[0]}/front-quarter-160.png`;
  await routes.request(path);
  const [name = ''] = kept.keys();
  kept.set(name, Uint8Array.of(1, 2, 3));
  const answer = await imageRoutes({ engine, reads: noReads }, createPictures(files)).request(path);
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(Uint8Array.of(1, 2, 3));
});

test('more pictures than can be made soon are put off', async () => {
  const { routes } = open({ running: 1, waiting: 2 });
  const answers = await Promise.all(
    ids.map((id) => routes.request(`/images/listing/${id}/front-quarter-160.png`)),
  );
  const putOff = answers.filter(({ status }) => status === 503);
  expect(putOff.length).toBeGreaterThan(0);
  expect(putOff[0]?.headers.get('Retry-After')).toBe('5');
});

test.each([
  ['image/avif,image/webp,*/*', 'image/avif', 'ftypavif'],
  ['image/webp,*/*', 'image/webp', 'WEBP'],
  ['image/*', 'image/jpeg', '\u{ff}\u{d8}'],
])('who accepts %s gets %s', async (accept, type, mark) => {
  const { routes } = open();
  const answer = await routes.request(`/images/listing/${ids[0]}/front-quarter-480`, {
    headers: { Accept: accept },
  });
  expect(answer.headers.get('Content-Type')).toBe(type);
  expect(answer.headers.get('Vary')).toBe('Accept');
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.subarray(0, 16).toString('latin1')).toContain(mark);
  // Eight of them, a first screen, are far below 150 kB.
  expect(bytes.length).toBeLessThan(24_000);
});

test('a picture is kept for ever where its address names what is drawn, else for a day', async () => {
  const { routes } = open();
  const keptFor = async (path: string) => (await routes.request(path)).headers.get('Cache-Control');
  const day = 'public, max-age=86400, stale-while-revalidate=604800';
  expect(await keptFor(`/images/listing/${ids[0]}/front-quarter-160.webp`)).toBe(day);
  expect(await keptFor(`/images/articles/${articles[0]?.slug}/front-quarter-160.webp`)).toBe(day);
  expect(await keptFor('/images/model/CAMRY/2020/BLUE/front-quarter-160.webp')).toBe(
    'public, max-age=31536000, immutable',
  );
});

test('what the browser has is not sent again', async () => {
  const { routes, kept } = open();
  const path = `/images/listing/${ids[0]}/front-quarter-320.webp`;
  const tag = (await routes.request(path)).headers.get('ETag') ?? '';
  kept.clear();
  const again = await routes.request(path, { headers: { 'If-None-Match': tag } });
  expect(again.status).toBe(304);
  expect(kept.size).toBe(0);
});

test.each([
  'side-161.webp',
  'front-quarter-161.webp',
  'front-quarter-480.svg',
  'roof-480.webp',
  'front-quarter-0480.webp',
])('%s is refused', async (file) => {
  const { routes } = open();
  expect((await routes.request(`/images/listing/${ids[0]}/${file}`)).status).toBe(404);
});

test('a view that was not rendered is refused, and offered by no page', async () => {
  const { routes } = open();
  for (const listing of listings.slice(0, 3)) {
    const offered = new Set<PictureView>([...viewsOfCar(listing), ...spinOfCar(listing)]);
    for (const view of pictureViews) {
      const answer = await routes.request(`/images/listing/${listing.id}/${view}-160.webp`);
      expect(answer.status).toBe(offered.has(view) ? 200 : 404);
    }
  }
});

test('an article has a picture', async () => {
  const { routes } = open();
  const answer = await routes.request(`/images/articles/${articles[0]?.slug}/front-quarter-640`);
  expect(answer.status).toBe(200);
  expect((await routes.request('/images/articles/none/front-quarter-640')).status).toBe(404);
});
