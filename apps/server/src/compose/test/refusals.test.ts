import { LocalSearch } from '@forecourt/search/local-search';
import { createVehicleSearchEngine } from '@forecourt/search/vehicle-search-engine';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openInMemory } from '../../../test/databases.ts';
import { createQuietApp } from '../../../test/quiet-app.ts';
import { agent } from '../../accounts/test/account-desk.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { createLogger } from '../../platform/logger.ts';

const engine = new LocalSearch(
  createVehicleSearchEngine({ owners: [], listings: [], today: '2026-11-21' }),
);
const beacons = ['/cars-for-sale/events/note', '/cars-for-sale/still-interested/alert'];

/** What was logged as failed. */
const errors: unknown[] = [];

let opened: OpenDatabase;
let app: ReturnType<typeof createQuietApp>;

beforeAll(async () => {
  opened = await openInMemory();
  const logger = { ...createLogger('silent'), error: (error: unknown) => errors.push(error) };
  app = createQuietApp({ database: opened.database, engine, logger });
});
afterAll(() => opened.close());

async function ask(method: string, path: string, request: RequestInit = {}) {
  const headers = { Origin: 'http://localhost', ...request.headers };
  const answer = await app.request(`http://localhost${path}`, { method, ...request, headers });
  const text = await answer.text();
  const isProblem = answer.headers.get('Content-Type') === 'application/problem+json';
  const problem = isProblem ? JSON.parse(text) : null;
  expect(problem?.status ?? answer.status).toBe(answer.status);
  return { status: answer.status, headers: answer.headers, problem };
}

describe('a body', () => {
  test.each(beacons)('of another type than JSON is refused as such: %s', async (path) => {
    for (const type of ['text/plain', 'multipart/form-data; boundary=x', ';;;']) {
      const { status, problem } = await ask('POST', path, {
        body: '{"vin":"1HGCM82633A004352"}',
        headers: { 'Content-Type': type },
      });
      expect([type, status, problem?.code]).toEqual([type, 415, 'unsupported_type']);
      expect(problem.detail).toBe('Content-Type: expected application/json.');
    }
  });

  test.each(beacons)('that is missing or no JSON is a wrong parameter: %s', async (path) => {
    const json = { 'Content-Type': 'application/json' };
    const requests = [{}, { headers: json }, { headers: json, body: '{' }];
    for (const request of requests) {
      const { status, problem } = await ask('POST', path, request);
      expect([status, problem?.code]).toEqual([400, 'invalid_parameter']);
      expect(problem.detail).toContain('expected');
    }
  });

  test.each(['/cars-for-sale/saved-listings/form', '/cars-for-sale/saved-searches/form'])(
    'that is no form is refused where forms are sent: %s',
    async (path) => {
      const headers = { 'Content-Type': 'application/xml' };
      const { status, problem } = await ask('POST', path, { headers, body: '<a/>' });
      expect([status, problem?.code]).toEqual([415, 'unsupported_type']);
      expect(problem.detail).toBe('Content-Type: expected application/x-www-form-urlencoded.');
    },
  );

  const search = JSON.stringify({ makeCode: ['HONDA'] });
  test.each([
    [
      '/account-api/search',
      'application/json',
      JSON.stringify({ bookmarkTitle: 'a\0b', searchResultsURL: encodeURIComponent(search) }),
      'bookmarkTitle',
    ],
    [
      '/cars-for-sale/saved-searches/form',
      'application/x-www-form-urlencoded',
      `${new URLSearchParams({ act: 'save', title: 'a\0b', search: '/cars-for-sale/honda' })}`,
      'title',
    ],
  ])('whose text no database keeps is refused by its name: %s', async (path, type, body, field) => {
    const headers = { 'Content-Type': type, 'User-Agent': agent };
    errors.length = 0;
    const { status, problem } = await ask('POST', path, { headers, body });
    expect([status, problem?.code]).toEqual([400, 'invalid_parameter']);
    expect(problem.detail).toBe(
      `${field}: expected what can be stored, such as text without the character U+0000.`,
    );
    expect(errors, 'who sent it is at fault').toEqual([]);
  });

  test.each(beacons)('that is too long is told how long it may be: %s', async (path) => {
    const headers = { 'Content-Type': 'application/json', 'Content-Length': '20000' };
    const body = JSON.stringify({ text: 'x'.repeat(20_000) });
    const { status, problem, headers: answered } = await ask('POST', path, { headers, body });
    expect([status, problem?.code]).toEqual([413, 'too_large']);
    expect(problem.detail).toMatch(/^The body: expected at most [\d,]+ bytes\.$/);
    // Its rest is not read: a client that sends its next request behind it would be cut off.
    expect(answered.get('Connection')).toBe('close');
  });
});

describe('where programs ask', () => {
  test('a parameter that is given twice where one is taken is refused by its name', async () => {
    const { status, problem } = await ask(
      'GET',
      '/cars-for-sale/searchoptions/packages?makeCode=FORD&makeCode=TOYOTA',
    );
    expect([status, problem?.code]).toEqual([400, 'invalid_parameter']);
    expect(problem.detail).toMatch(/^makeCode: /);
  });

  test.each(['/rest/lsc/nothing', '/cars-for-sale/searchoptions/colours', '/images/nothing'])(
    'an unknown address is answered with a problem, not with a page: %s',
    async (path) => {
      const { status, problem } = await ask('GET', path);
      expect([status, problem?.code]).toEqual([404, 'not_found']);
    },
  );

  test.each([
    ['PUT', '/rest/lsc/listing', 'GET, HEAD'],
    ['POST', '/cars-for-sale/searchoptions/zip/30303', 'GET, HEAD'],
    ['DELETE', '/cars-for-sale/svc/listing-view-count', 'GET, HEAD'],
    ['GET', '/cars-for-sale/events/note', 'POST'],
    ['GET', '/cars-for-sale/still-interested/alert', 'POST'],
    ['GET', '/cars-for-sale/leads', 'POST'],
    ['GET', '/cars-for-sale/compared-listings', 'POST, PUT'],
    ['GET', '/cars-for-sale/history', 'POST, DELETE'],
    ['POST', '/docs', 'GET, HEAD'],
  ])('another method is refused and told which there are: %s %s', async (method, path, allowed) => {
    const { status, headers, problem } = await ask(method, path);
    expect([status, problem?.code]).toEqual([405, 'wrong_method']);
    expect(headers.get('Allow')).toBe(allowed);
  });

  test('a page answers forms that are posted, and what another method sends reaches none', async () => {
    const pages = vi.fn(async () => new Response('done'));
    const app = createQuietApp({ database: opened.database, engine, pages });
    const send = async (method: string) => {
      const request = new Request('http://localhost/cars-for-sale/vehicle/7/contact', {
        headers: { Origin: 'http://localhost' },
      });
      // `TRACE` comes from the network alone: none is made here.
      Object.defineProperty(request, 'method', { value: method });
      const { status, headers } = await app.request(request);
      return [method, status, headers.get('Allow')];
    };
    for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'TRACE'])
      expect(await send(method)).toEqual([method, 405, 'GET, HEAD, POST']);
    expect(pages).not.toHaveBeenCalled();
    expect(await send('POST')).toEqual(['POST', 200, null]);
  });

  test('what is found only to be passed over is bounded', async () => {
    const { status, problem } = await ask('GET', '/rest/lsc/newcarboost/listing?firstRecord=1001');
    expect([status, problem?.code]).toEqual([400, 'invalid_parameter']);
    expect(problem?.detail).toMatch(/^firstRecord: .*1000/);
  });

  test.each([
    ['/cars-for-sale/svc/listing-view-count', 'vin: is missing: expected text'],
    ['/cars-for-sale/dealer-differentiator/x', 'contentId: expected a number'],
    [
      '/cars-for-sale/dealer-differentiator/1?listingType=FOO',
      'listingType: expected one of NEW, USED, CERTIFIED, 3P_CERT',
    ],
    ['/rest/lsc/newcarboost/listing?numRecords=26', 'numRecords: expected at most 25'],
  ])('that is wrong is told in plain words: %s', async (path, detail) => {
    expect((await ask('GET', path)).problem).toMatchObject({ code: 'invalid_parameter', detail });
  });

  test('which cars are followed has to be said', async () => {
    for (const query of ['', '?listingId=x', `?${'listingId=1&'.repeat(11)}`]) {
      const { problem } = await ask('GET', `/cars-for-sale/still-interested/vehicles${query}`);
      expect(problem?.detail).toBe('listingId: expected one to 10 ids of cars');
    }
  });
});

test.each([
  ['get', '/rest/lsc/listing/map', '400'],
  ['get', '/rest/lsc/listing/spotlight/results', '400'],
  ['get', '/rest/lsc/newcarboost/listing', '400'],
  ['get', '/cars-for-sale/svc/listing-view-count', '400'],
  ['post', '/cars-for-sale/events/note', '503'],
  ['post', '/cars-for-sale/still-interested/alert', '415'],
  ['get', '/cars-for-sale/still-interested/vehicles', '400'],
  ['get', '/cars-for-sale/dealer-differentiator/{contentId}', '400'],
  ['get', '/cars-for-sale/searchoptions/zip/{zip}', '404'],
])('the interface describes how it refuses: %s %s, %s', async (method, path, status) => {
  const document = JSON.parse(await (await app.request('/openapi.json')).text());
  const { content } = document.paths[path][method].responses[status];
  expect(Object.keys(content)).toEqual(['application/problem+json']);
});

test('the description of the interface is written once', async () => {
  const describing = vi.spyOn(app, 'getOpenAPI31Document');
  for (let asked = 0; asked < 3; asked++)
    expect((await ask('GET', '/openapi.json')).status).toBe(200);
  expect(describing.mock.calls.length).toBeLessThanOrEqual(1);
});

test('nobody can open a breaker by what they ask', async () => {
  for (let asked = 0; asked < 9; asked++)
    expect(
      (await ask('GET', `/cars-for-sale/svc/listing-view-count?vin=${'%00'.repeat(17)}`)).status,
    ).toBe(400);
  const metrics = await (await app.request('/metrics')).text();
  expect(metrics).toContain('circuit_state{call="view-counts"} 0');
});

describe('pages', () => {
  test('are left what no route answers', async () => {
    for (const [method, path] of [
      ['GET', '/cars-for-sale/toyota'],
      ['POST', '/cars-for-sale/toyota'],
      ['GET', '/nothing'],
    ] as const)
      expect((await ask(method, path)).status).toBe(200);
  });

  test('are not rendered for a path deeper than any: the time that takes grows with its square', async () => {
    const { status, problem } = await ask('GET', `/cars-for-sale/${'a/'.repeat(100)}`);
    expect([status, problem?.code]).toEqual([404, 'not_found']);
    expect(problem?.detail).toContain('64');
  });
});
