import type { Axis } from '@forecourt/vehicle-rules/axis';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { JointCodes } from '../src/columns/dictionaries/joint-codes.ts';
import { jointAxes } from '../src/vehicle/cars/joint-axes.ts';
import { TreeFilter, TreeLevels } from '../src/vehicle/request/vehicle-tree.ts';

const makes = fc.constantFrom('MAKE0', 'MAKE1', 'MAKE2');
const modelsOf = (make: string) => [0, 1, 2].map((number) => `${make}-${number}`);
const cars = makes.chain((make) =>
  fc.constantFrom(...modelsOf(make)).chain((model) =>
    fc.record({
      makeCode: fc.constant([make]),
      seriesCode: fc.constantFrom([], [`${make} SERIES`]),
      modelCode: fc.constant([model]),
      trimCode: fc.constantFrom([], [`${model}|LX`], [`${model}|EX`]),
    }),
  ),
);
const choices = fc.record(
  {
    makeCode: fc.subarray(['MAKE0', 'MAKE1', 'MAKE2']),
    seriesCode: fc.subarray(['MAKE0 SERIES', 'MAKE2 SERIES']),
    modelCode: fc.subarray(['MAKE0-0', 'MAKE0-1', 'MAKE1-2', 'MAKE9-0']),
    trimCode: fc.subarray(['MAKE0-0|LX', 'MAKE1-1|EX', 'MAKE2-0|GONE']),
  },
  { requiredKeys: [] },
);

test('the codes that pass the filter of the tree are told without trying all, also those that came later', () => {
  fc.assert(
    fc.property(fc.array(cars), fc.array(cars), choices, (first, later, values) => {
      const tree = new JointCodes<Axis>(jointAxes.tree);
      const levels = new TreeLevels(tree);
      for (const listed of [first, later]) {
        for (const car of listed) tree.codeOf((axis) => car[axis as keyof typeof car]);
        const filter = new TreeFilter(values, tree, levels);
        const codes: number[] = [];
        filter.forEachPassing((code) => codes.push(code));
        const passing = [...Array(tree.size).keys()].filter((code) => filter.passes(code));
        expect(codes.sort((a, b) => a - b)).toEqual(passing);
      }
    }),
  );
});
