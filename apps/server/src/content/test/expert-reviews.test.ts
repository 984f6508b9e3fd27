import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { makes } from '@forecourt/catalog/vehicles/makes';
import { flagsOf } from '@forecourt/domain/brand/brand-flags';
import { requireBrand } from '@forecourt/domain/brand/known-brands';
import { brandSearch } from '@forecourt/domain/search/brand-search';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createCallRunner } from '../../platform/calls/call-runner.ts';
import { reference } from '../../request/reference.ts';
import { contentPolicies } from '../content-policies.ts';
import { findArticles } from '../find-articles.ts';

const review = {
  topic: 'Honda Civic',
  title: 'A week with the Civic',
  summary: 'It drives as it looks.',
  publishedOn: '2026-10-01',
  url: 'https://reviews.example/civic',
};
let asked: string[] = [];
let answer: { status: number; body: string } = { status: 200, body: '' };
beforeEach(() => {
  asked = [];
  answer = { status: 200, body: JSON.stringify({ reviews: [review, review, review] }) };
});
const service = createServer((request, response) => {
  asked.push(request.url ?? '');
  response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(answer.body);
});
await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
const { port } = service.address() as AddressInfo;
afterAll(() => service.close());

function find(brandCode: string, filters: Readonly<Record<string, readonly string[]>>, years = {}) {
  const brand = requireBrand(brandCode);
  return findArticles(
    {
      calls: createCallRunner({ policies: contentPolicies, onReport() {} }),
      facts: { brand, flags: flagsOf(brand), today: '2026-11-22' },
      config: { expertReviewUrl: `http://127.0.0.1:${port}/v1` },
      reference,
    },
    { ...brandSearch(brand, filters), ...years },
  );
}
const civic = { makeCode: ['HONDA'], modelCode: ['CIVIC'] };

test('a service outside is asked for the year, make, model and trim of the valuation brand’s search [calls.expert-reviews]', async () => {
  const { reviews } = await find(
    'kbb',
    { ...civic, trimCode: ['CIVIC|EX'] },
    { startYear: 2021, endYear: 2021 },
  );
  expect(asked).toEqual(['/v1?ymmt=2021%2Fhonda%2Fcivic%2Fex&embed=true']);
  const outside = { ...review, kind: 'outside', source: 'reviews.example' };
  expect(reviews).toEqual([outside, outside]);
  await find('kbb', civic);
  expect(asked[1]).toContain('2026%2Fhonda%2Fcivic&');
});

test.each([
  ['another brand', 'atc', civic],
  ['a search for no one model', 'kbb', { makeCode: ['HONDA'] }],
  ['a model and another make', 'kbb', { makeCode: ['HONDA', 'TOYOTA'], modelCode: ['CIVIC'] }],
])('of %s nobody is asked [calls.expert-reviews]', async (_what, brand, filters) => {
  const { reviews } = await find(brand, filters);
  expect(asked).toEqual([]);
  expect(reviews.map(({ kind }) => kind)).toEqual(['review', 'review']);
});

test.each([
  ['knows none', { status: 404, body: '' }],
  ['fails', { status: 500, body: '' }],
  ['has none', { status: 200, body: '{"reviews":[]}' }],
  ['answers in another form', { status: 200, body: '{"reviews":[{"title":"x"}]}' }],
  ['leads to a script', { status: 200, body: '{"reviews":[{"url":"javascript:alert(1)"}]}' }],
])('where the service %s, ours stand in its place [calls.expert-reviews]', async (_what, given) => {
  answer = given;
  const { reviews } = await find('kbb', civic);
  expect(asked).toHaveLength(1);
  expect(reviews[0]).toMatchObject({ kind: 'review', slug: 'honda-civic' });
  expect(contentPolicies['expert-reviews'].timeoutMs).toBe(3000);
});

test('every model has two reviews: its own, else of its make or body styles, else of all cars [content.expert-reviews]', async () => {
  const wrong: string[] = [];
  for (const { code: makeCode, models } of makes)
    for (const { code, generations } of models) {
      const styles = generations.flatMap(({ style, bodies = [] }) => [
        style,
        ...bodies.flatMap((body) => body.style ?? []),
      ]);
      const { reviews } = await find('atc', { makeCode: [makeCode], modelCode: [code] });
      const fit = reviews.every(
        (one) =>
          one.kind === 'review' &&
          (one.about.modelCodes ?? [code]).includes(code) &&
          (one.about.styleCodes ?? styles).some((style) => styles.includes(style)),
      );
      if (reviews.length !== 2 || !fit) wrong.push(code);
    }
  expect(wrong).toEqual([]);
});
