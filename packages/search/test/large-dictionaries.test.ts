import { inventoryArbitrary, models } from '@forecourt/search-contract/arbitrary-inventory';
import { requestArbitrary } from '@forecourt/search-contract/arbitrary-request';
import { today } from '@forecourt/search-contract/stock';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { JointCodes } from '../src/columns/dictionaries/joint-codes.ts';
import { PairIndex } from '../src/columns/dictionaries/pair-index.ts';
import { RowDictionary } from '../src/columns/dictionaries/row-dictionary.ts';
import { splitAxes } from '../src/columns/dictionaries/split-axes.ts';
import {
  createVehicleSearchEngine,
  restoreVehicleSearchEngine,
} from '../src/vehicle-search-engine.ts';
import { allKernels } from './all-kernels.ts';
import { compare, Twin } from './twin.ts';

describe('joint codes in parts', () => {
  /** The town tells the state; the rest is anything. */
  const axes = ['state', 'color', 'town', 'size'] as const;
  const joint = new JointCodes(axes);
  for (let row = 0; row < 8000; row += 1) {
    const mixed = Math.imul(row, 0x9e37_79b1) >>> 0;
    const town = (mixed >>> 3) % 40;
    const values = { state: town % 5, color: (mixed >>> 9) % 20, town, size: (mixed >>> 16) % 30 };
    joint.codeOf((axis) => [`${axis} ${values[axis]}`]);
  }

  test('keep together what depends on one another', () => {
    expect(joint.size).toBeGreaterThan(1000);
    expect(splitAxes(joint, 50)).toEqual([['state', 'town'], ['color'], ['size']]);
    expect(splitAxes(joint, 100_000)).toEqual([axes]);
  });

  test('are what the whole had on those axes', () => {
    const { codes, codeOf } = joint.project(['town', 'size']);
    for (let code = 0; code < joint.size; code += 97) {
      for (const axis of ['town', 'size'] as const) {
        expect(codes.valueOf(axis, codeOf[code] ?? -1)).toBe(joint.valueOf(axis, code));
      }
    }
  });
});

test('pairs are numbered in order of appearance', () => {
  const number = fc.oneof(fc.nat({ max: 5 }), fc.integer({ min: 0, max: 2 ** 32 - 1 }));
  fc.assert(
    fc.property(fc.array(fc.tuple(number, number), { maxLength: 300 }), (pairs) => {
      const index = new PairIndex();
      const known = new Map<string, number>();
      for (const [first, second] of pairs) {
        const key = `${first},${second}`;
        if (!known.has(key)) known.set(key, known.size);
        expect(index.numberOf(first, second)).toBe(known.get(key));
      }
      expect(index.size).toBe(known.size);
    }),
  );
});

/** More codes than bytes tell apart, and more than halves do. */
const combinations = [300, 200_000];

describe.each(allKernels.flatMap((kernels) => combinations.map((count) => ({ kernels, count }))))(
  'an engine with $kernels.name kernels and $count combinations in a column',
  ({ kernels, count }) => {
    const strangers = Array.from({ length: count }, (_, index) => ({
      code: `MODEL${index}`,
      makeCode: `MAKE${index % 50}`,
      seriesCode: null,
    }));
    const [inventory = { owners: [], listings: [] }] = fc.sample(inventoryArbitrary, 1);
    const options = { kernels, limits: { rowsPerCell: 4 } };
    const known = { ...inventory, today, models: [...strangers, ...models] };
    const twin = new Twin(inventory, options, createVehicleSearchEngine(known, options));

    test('answers as a plain array filter does', () => {
      expect(twin.engine.state().vocabulary.joints.tree[0]?.column.length).toBeGreaterThan(count);
      fc.assert(
        fc.property(requestArbitrary, (request) => compare(twin, request)),
        { numRuns: 40 },
      );
    });
  },
);

test('an engine that is restored divides what has become large, and answers as before', () => {
  fc.assert(
    fc.property(
      inventoryArbitrary,
      fc.array(requestArbitrary, { minLength: 5, maxLength: 5 }),
      (inventory, requests) => {
        const twin = new Twin(inventory, { limits: { rowsPerCell: 4 } });
        const state = twin.engine.state();
        const limits = { maxCombinations: 3, rowsPerCell: 4 };
        const restored = restoreVehicleSearchEngine(state, { today, models }, { limits });
        const joints = Object.keys(restored.state().vocabulary.joints);
        fc.pre(joints.length > Object.keys(state.vocabulary.joints).length);
        for (const request of requests) compare(twin.with(restored), request);
      },
    ),
    { numRuns: 20 },
  );
});

test('tells which columns have too many codes for totals, and that others keep theirs', () => {
  const [inventory = { owners: [], listings: [] }] = fc.sample(
    inventoryArbitrary.filter(({ listings }) => listings.length > 8),
    1,
  );
  const limits = { rowsPerCell: 4, maxCountsPerCell: 1500 };
  const engine = createVehicleSearchEngine({ ...inventory, today, models }, { limits });
  const columns = new Map(engine.status.columns?.map(({ name, ...column }) => [name, column]));
  expect(columns.get('features')?.hasTotals).toBe(false);
  expect(columns.get('market')?.hasTotals).toBe(true);
  expect(columns.get('tree')?.codes).toBeGreaterThanOrEqual(models.length);
});

test('rows of numbers are numbered in order of appearance, and known again by another dictionary', () => {
  const row = fc.tuple(fc.nat({ max: 3 }), fc.nat({ max: 3 }), fc.nat({ max: 2 ** 32 - 1 }));
  fc.assert(
    fc.property(fc.array(row, { maxLength: 200 }), (rows) => {
      const dictionary = new RowDictionary(3);
      const known = new Map<string, number>();
      for (const numbers of rows) {
        if (!known.has(numbers.join())) known.set(numbers.join(), known.size);
        expect(dictionary.numberOf(Uint32Array.from(numbers))).toBe(known.get(numbers.join()));
      }
      const copy = new RowDictionary(3, dictionary.rows());
      expect(copy.size).toBe(known.size);
      for (const numbers of rows) {
        const number = copy.numberOf(Uint32Array.from(numbers));
        expect(number).toBe(known.get(numbers.join()));
        expect([0, 1, 2].map((index) => copy.at(number, index))).toEqual(numbers);
      }
    }),
  );
});
