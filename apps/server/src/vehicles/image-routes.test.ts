import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import { LocalSearch } from '@forecourt/search/local-search';
import { createVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import { expect, test } from 'vitest';
import { imageRoutes } from './image-routes.ts';

const today = '2026-11-21';
const stock = [...generateDemoInventory({ listings: 60, seed: 9, today })];
const ids = stock.flatMap(({ listings }) => listings.map(({ id }) => id));
const engine = new LocalSearch(
  createVehicleSearchEngine({
    owners: stock.map(({ owner }) => owner),
    listings: stock.flatMap(({ listings }) => listings),
    today,
  }),
);

test('of one picture asked for with many queries, one is made', async () => {
  const routes = imageRoutes(engine);
  const asked = Array.from({ length: 60 }, (_, number) =>
    routes.request(`/images/listing/${ids[0]}/side-160.webp?${number}`),
  );
  const answers = await Promise.all(asked);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(answers.map(({ headers }) => headers.get('ETag'))).size).toBe(1);
  expect(answers[0]?.headers.get('Content-Type')).toBe('image/webp');
});

test('more pictures than can be made soon are put off, drawings are not', async () => {
  const routes = imageRoutes(engine);
  const ask = (format: string) =>
    Promise.all(ids.map((id) => routes.request(`/images/listing/${id}/side-160.${format}`)));
  const pictures = await ask('png');
  const putOff = pictures.filter(({ status }) => status === 503);
  expect(putOff).toHaveLength(ids.length - 25);
  expect(putOff[0]?.headers.get('Retry-After')).toBe('5');
  expect((await ask('svg')).map(({ status }) => status)).toEqual(ids.map(() => 200));
});

test('a size that is not drawn is refused', async () => {
  const answer = await imageRoutes(engine).request(`/images/listing/${ids[0]}/side-161.webp`);
  expect(answer.status).toBe(404);
});
