import { expect, test } from 'vitest';
import { brands, findBrandByHost, requireBrand } from './brand.ts';

test.each([
  ['atc.localhost:3000', 'atc'],
  ['KBB.localhost', 'kbb'],
  ['hyundai.example.com', 'hyundai'],
  ['www.example.com', 'atc'],
])('%s shows the brand %s', (host, code) => expect(findBrandByHost(host)?.code).toBe(code));

test.each(['', 'localhost:3000', '127.0.0.1', 'notkbb.localhost'])('%j shows none', (host) => {
  expect(findBrandByHost(host)).toBeUndefined();
});

test('a required brand exists or stops the start', () => {
  for (const { code } of brands) expect(requireBrand(code).code).toBe(code);
  expect(() => requireBrand('other')).toThrow('“other”');
});

test('no host label belongs to two brands', () => {
  const labels = brands.flatMap(({ hostLabels }) => hostLabels);
  expect(new Set(labels).size).toBe(labels.length);
});
