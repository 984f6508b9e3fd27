import { generateDemoInventory } from '@forecourt/catalog/demo/demo-inventory';
import { LocalSearch } from '@forecourt/search/local-search';
import { createVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engines } from '../../../test/databases.ts';
import { createQuietApp } from '../../../test/quiet-app.ts';
import type { App } from '../../compose/app.ts';
import { loadDemoInventory } from '../../demo/load-demo-inventory.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { writeDifferentiators } from '../write-differentiators.ts';

const request = { listings: 400, seed: 9, today: '2026-11-21' };
const stock = [...generateDemoInventory(request)];
const owners = stock.map(({ owner }) => owner);
const engine = new LocalSearch(
  createVehicleSearchEngine({
    owners,
    listings: stock.flatMap(({ listings }) => listings),
    today: request.today,
  }),
);
const speaking = owners.find(({ tagline }) => tagline !== null);
const silent = owners.find(({ tagline, privateSeller }) => tagline === null && !privateSeller);

describe.each(engines)('what sets dealers apart, on %s', (_, open) => {
  let opened: OpenDatabase;
  let app: App;
  beforeAll(async () => {
    opened = await open();
    await loadDemoInventory(opened.database, { request, lastOwnerId: null });
    app = createQuietApp({ database: opened.database, engine });
  });
  afterAll(async () => {
    await opened.close();
  });
  const ask = (id: number | undefined, more = '') =>
    app.request(`http://localhost/cars-for-sale/dealer-differentiator/${id}${more}`);

  test('is told as data, with its way on, its words and its logo [reference.dealer-differentiator]', async () => {
    const answer = await ask(speaking?.id, '?listingType=USED');
    expect(answer.status).toBe(200);
    const said = JSON.parse(await answer.text());
    expect(said).toMatchObject({ name: speaking?.name, tagline: speaking?.tagline });
    expect(said).toMatchObject({
      cta: {
        label: 'See all our cars',
        offsite: false,
        link: `/cars-for-sale?showcaseOwnerId=${speaking?.id}`,
      },
      htmlContent: expect.stringMatching(/^<p>.*<ul>/),
      logo: { alt: speaking?.name },
    });
    const picture = await app.request(`http://localhost${said.logo.src}`);
    expect(picture.headers.get('Content-Type')).toBe('image/svg+xml');
  });

  test('is told as markup, the same words', async () => {
    const answer = await ask(speaking?.id, '/html');
    expect(answer.headers.get('Content-Type')).toContain('text/html');
    const { htmlContent } = JSON.parse(await (await ask(speaking?.id)).text());
    expect(await answer.text()).toBe(htmlContent);
  });

  test('is said of one kind of cars before it is said of all, and replaced as a whole [calls.content]', async () => {
    const ownerId = speaking?.id ?? 0;
    const words = async (type: string) => (await ask(ownerId, `/html?listingType=${type}`)).text();
    const used = await words('USED');
    for (const htmlContent of ['<p>Old.</p>', '<p onclick="x()">Checked twice.</p>']) {
      const data = { cta: null, htmlContent, logo: null };
      await opened.database.transaction((transaction) =>
        writeDifferentiators({ transaction }, [{ ownerId, listingType: 'CERTIFIED', data }]),
      );
    }
    expect(await words('CERTIFIED')).toBe('<p>Checked twice.</p>');
    expect(await words('USED')).toBe(used);
  });

  test.each([
    ['a dealer that says nothing', () => ask(silent?.id), 404],
    ['nobody', () => ask(1), 404],
    ['what is no dealer', () => ask(1, 'x'), 400],
    ['a kind of car that there is not', () => ask(speaking?.id, '?listingType=OLD'), 400],
    ['the picture of nobody', () => app.request('http://localhost/images/dealer/1.svg'), 404],
  ])('%s is answered so', async (_case, answer, status) =>
    expect((await answer()).status).toBe(status),
  );
});
