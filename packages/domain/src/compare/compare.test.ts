import fc from 'fast-check';
import { expect, test } from 'vitest';
import { doDiffer, markBest } from './best-values.ts';
import { parseComparison, readAddition, toCompareAddress } from './compare-address.ts';
import { maxCompared, parseComparedCars, toggleCompared } from './compared-cars.ts';

const id = fc.integer({ min: 1, max: 999_999_999_999 });
const few = fc.uniqueArray(id, { maxLength: maxCompared });

const read = (address: string) =>
  parseComparison(new URL(address, 'https://cars.example').searchParams);

test('whatever is toggled, cars stay distinct and at most five [states.compare, shoppers.save-listings]', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 8 })), (presses) => {
      let ids: readonly number[] = [];
      for (const press of presses) ids = toggleCompared(ids, press).ids;
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.length).toBeLessThanOrEqual(5);
    }),
  );
});

test('a car that is there already is removed, and a sixth is refused [states.compare]', () => {
  fc.assert(
    fc.property(few, id, (ids, one) => {
      const { ids: next, change } = toggleCompared(ids, one);
      if (ids.includes(one)) expect([change, next.includes(one)]).toEqual(['removed', false]);
      else if (ids.length === maxCompared) expect([change, next]).toEqual(['refused', ids]);
      else {
        expect([change, next]).toEqual(['added', [...ids, one]]);
        expect(toggleCompared(next, one).ids).toEqual(ids);
      }
    }),
  );
});

test('what a browser keeps is read back, and anything else is harmless', () => {
  fc.assert(
    fc.property(few, (ids) => {
      expect(parseComparedCars(JSON.stringify(ids))).toEqual(ids);
    }),
  );
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), fc.constant(null)), (stored) => {
      const ids = parseComparedCars(stored);
      expect(ids.length).toBeLessThanOrEqual(maxCompared);
      expect(ids.every((one) => Number.isInteger(one) && one > 0)).toBe(true);
    }),
  );
});

test('the address of a comparison is read back, and the same in any order', () => {
  const zip = fc.option(fc.constantFrom('30303', '00501', '99950'));
  fc.assert(
    fc.property(few, fc.boolean(), zip, (ids, onlyDifferences, where) => {
      const address = toCompareAddress({ ids, onlyDifferences, zip: where });
      const parsed = read(address);
      expect(parsed).toMatchObject({
        ids: ids.toSorted((a, b) => a - b),
        onlyDifferences,
        zip: where,
        isCanonical: true,
      });
      expect(toCompareAddress({ ...parsed, ids: parsed.ids.toReversed() })).toBe(address);
    }),
  );
});

test('any address is read without harm', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.constantFrom('ids', 'zip', 'add'), fc.string())), (sent) => {
      const parsed = parseComparison(new URLSearchParams(sent));
      expect(parsed.ids.length).toBeLessThanOrEqual(maxCompared);
      expect(read(toCompareAddress(parsed)).isCanonical).toBe(true);
    }),
  );
});

test.each([
  ['?ids=3,1', { ids: [1, 3], isCanonical: false }],
  ['?ids=3&ids=1&add=', { ids: [1, 3], isCanonical: false, addition: null }],
  ['?ids=1,1', { ids: [1], isCanonical: false }],
  ['?ids=1,2,3,4,5,6,7', { ids: [1, 2, 3, 4, 5], left: [6, 7] }],
  ['?ids=1,two,0,-3', { ids: [1], unreadable: ['two', '0', '-3'] }],
  ['?zip=3030', { zip: null, badZip: '3030' }],
  ['', { ids: [], isCanonical: true }],
])('the address %s is understood', (search, expected) => {
  expect(read(`/cars-for-sale/compare${search}`)).toMatchObject(expected);
});

test.each([
  ['1HGCM82633A004352', { vin: '1HGCM82633A004352' }],
  [' 1hgcm-82633 a004352 ', { vin: '1HGCM82633A004352' }],
  ['https://cars.example/cars-for-sale/vehicle/12345#contact', { id: 12345 }],
  ['/cars-for-sale/vehicle/12345?about=x', { id: 12345 }],
  ['/cars-for-sale/vehicle/12x', null],
  ['a red one', null],
  ['', null],
])('“%s” names a car or none', (text, expected) => {
  expect(readAddition(text)).toEqual(expected);
});

test('the best is among those known, and marked only where there is something to beat', () => {
  const values = fc.array(fc.option(fc.integer({ min: -50, max: 50 })), { maxLength: 5 });
  fc.assert(
    fc.property(values, fc.constantFrom('least' as const, 'most' as const), (given, best) => {
      const marks = markBest(given, best);
      const known = given.filter((value) => value !== null);
      const isContest = new Set(known).size > 1;
      expect(marks.some(Boolean)).toBe(isContest);
      const wanted = best === 'least' ? Math.min(...known) : Math.max(...known);
      for (const [place, mark] of marks.entries())
        expect(mark).toBe(isContest && given[place] === wanted);
    }),
  );
});

test('none is the least where one that is not known in full may be less', () => {
  const values = [900, 700, null];
  expect(markBest(values, 'least', [null, null, 600])).toEqual([false, false, false]);
  expect(markBest(values, 'least', [null, null, 700])).toEqual([false, true, false]);
  expect(markBest(values, 'most', [null, null, 600])).toEqual([true, false, false]);
});

test('cars differ where not all texts are the same', () => {
  expect([doDiffer([]), doDiffer(['a']), doDiffer(['a', 'a']), doDiffer(['a', 'b'])]).toEqual([
    false,
    false,
    false,
    true,
  ]);
});
