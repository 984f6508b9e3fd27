import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromPackedJson, toPackedJson } from './packed-json.ts';

test('whatever is packed is unpacked as JSON would have it', () => {
  const shared = fc.constantFrom(
    ...['~', '~0', '~N', '~NT', '~0.7.', '~~shared', '~shared.7.text', 'a longer text', ''],
    ...['a longer text that begins so', 'a longer texture', '~0.7.1.'],
    ...[
      '/cars/one?zip=1',
      '/cars/two?zip=1',
      '/cars/',
      '/cars/?zip=1',
      '/cars/one',
      '/cars/oneone',
    ],
  );
  const data = fc.letrec((tie) => ({
    value: fc.oneof(
      { maxDepth: 4 },
      ...[fc.integer(), fc.boolean(), fc.constant(null), shared, fc.string()],
      fc.constantFrom(70_001, 70_002, '/cars/70001', '/cars/70002?zip=7000170001', '/70001~70002'),
      fc.array(tie('value'), { maxLength: 4 }),
      fc.dictionary(fc.constantFrom('a', 'b', 'name', '0', 'a,b'), tie('value'), { maxKeys: 4 }),
    ),
  })).value;
  fc.assert(
    fc.property(data, (value) => {
      const plain: unknown = JSON.parse(JSON.stringify(value));
      expect(fromPackedJson(toPackedJson(value))).toEqual(plain);
    }),
    { numRuns: 300 },
  );
});

test('names of fields and longer texts are written once', () => {
  const cars = Array.from({ length: 30 }, (_, id) => ({ id, seller: 'Northline Ford', price: id }));
  const packed = toPackedJson({ cars });
  expect(packed.match(/seller/g)).toHaveLength(1);
  expect(packed.match(/Northline/g)).toHaveLength(1);
  expect(packed.length).toBeLessThan(JSON.stringify({ cars }).length / 2);
});

test('a list that stands in several places is written once', () => {
  const makes = [{ code: 'AUDI' }, { code: 'KIA' }];
  const rows = [
    { makes, models: [[]] },
    { makes, models: [] },
  ];
  expect(toPackedJson(rows).match(/AUDI/g)).toHaveLength(1);
  expect(fromPackedJson(toPackedJson(rows))).toEqual(rows);
});

test('an object may hold others of the same fields', () => {
  const nested = [{ a: { a: 1 } }, { a: { a: { a: 2, b: 3 } } }, { a: 4, b: { a: 5, b: 6 } }];
  expect(fromPackedJson(toPackedJson(nested))).toEqual(nested);
});

test('a field that is not there is left out', () => {
  const cars = [
    { id: 70_001, href: '/vehicle/70001' },
    { next: undefined, id: 70_002, href: '/vehicle/70001/next' },
  ];
  const [first, { next, ...second } = { next: undefined }] = cars;
  expect(fromPackedJson(toPackedJson(cars))).toEqual([first, second]);
});

test('an address like an earlier one has its own part only, and what is null or false is a letter', () => {
  const cars = [1, 2].map((id) => ({
    href: `/cars-for-sale/vehicle/${id}?zip=30303`,
    deal: null,
    isNew: false,
  }));
  const packed = toPackedJson(cars);
  expect(packed.match(/vehicle/g)).toHaveLength(1);
  expect(packed.match(/zip/g)).toHaveLength(1);
  expect(packed).not.toMatch(/null|false/);
  expect(fromPackedJson(packed)).toEqual(cars);
});

test('an address that names its object does so by a mark', () => {
  const cars = [70_001, 70_002].map((id) => ({
    id,
    href: `/vehicle/${id}`,
    next: [`/vehicle/${id}/buy`],
  }));
  const packed = toPackedJson(cars);
  expect(packed.match(/7000[12]/g)).toHaveLength(2);
  expect(fromPackedJson(packed)).toEqual(cars);
});
