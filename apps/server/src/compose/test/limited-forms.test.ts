import { LocalSearch } from '@forecourt/search/local-search';
import { createVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openInMemory } from '../../../test/databases.ts';
import { createQuietApp } from '../../../test/quiet-app.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';

const engine = new LocalSearch(
  createVehicleSearchEngine({ owners: [], listings: [], today: '2026-11-21' }),
);
let opened: OpenDatabase;
let app: ReturnType<typeof createQuietApp>;
beforeAll(async () => {
  opened = await openInMemory();
  app = createQuietApp({ database: opened.database, engine });
});
afterAll(() => opened.close());

/** More than these forms may be sent in ten minutes. */
const often = 61;

let clients = 0;

test.each([
  ['/cars-for-sale/vehicle/5/contact', 30],
  ['/cars-for-sale/vehicle/5/contact-form', 30],
  ['/cars-for-sale/build-and-price/ask-dealers', 30],
  ['/cars-for-sale/conversation/00000000000000000000000000000000', 30],
  ['/cars-for-sale/vehicle/6/report', 10],
  ['/cars-for-sale/dealer/a-1/review', 60],
  ['/research/honda/civic/review', 60],
])('a form of %s is sent %s times, however its address ends', async (path, most) => {
  for (const end of ['', '/', '.data'])
    expect([end, await countPassed([`${path}${end}`], often)]).toEqual([end, most]);
});

test('what is done with pictures is bounded at each address that takes them', async () => {
  const taking = ['pictures', 'pictures/', 'pictures.data', 'condition', 'condition.data'];
  const paths = taking.map((one) => `/sell/5/${one}`);
  expect(await countPassed(paths, 700)).toBe(600);
});

/** How often one client sends, to each of these in turn, before it is told to wait. */
async function countPassed(paths: readonly string[], most: number): Promise<number> {
  clients += 1;
  const incoming = { headers: {}, socket: { remoteAddress: `203.0.113.${clients}` } };
  for (let passed = 0; passed < most; passed += 1) {
    const path = paths[passed % paths.length];
    const sent = { method: 'POST', headers: { Origin: 'http://localhost' } };
    const answer = await app.request(`http://localhost${path}`, sent, { incoming });
    if (answer.headers.has('Retry-After')) return passed;
  }
  return most;
}
