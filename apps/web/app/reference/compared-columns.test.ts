import type { ComparedTrim } from '@forecourt/domain/reference/model-reference';
import { comparedTrimFeatures } from '@forecourt/domain/vehicle/compared-features';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toComparedColumns } from './compared-columns.ts';

const [first, second, third] = comparedTrimFeatures;
if (!first || !second || !third) throw new Error('fewer than three features are compared');

type Feature = (typeof comparedTrimFeatures)[number];

const trim = (trimName: string, has: readonly Feature[], fuelTypeCode = 'GSL') =>
  ({
    trimName,
    fuelTypeCode,
    engineType: null,
    mpg: null,
    specs: Object.fromEntries(has.map(({ code }) => [code, true])),
  }) as unknown as ComparedTrim;

const addsOf = (...trims: ComparedTrim[]) => toComparedColumns(trims).map(({ adds }) => adds);

test('each trim tells what it adds to the one before', () => {
  expect(
    addsOf(
      trim('SR', []),
      trim('SR5', [first]),
      trim('Limited', [first, second, third]),
      trim('Platinum', [first, second, third]),
    ),
  ).toEqual(['', first.name, `${second.name}, ${third.name}`, '']);
});

test('what the one before has and a trim lacks is told, too', () => {
  expect(addsOf(trim('SR5', [first]), trim('Sport', [second]), trim('TRD', []))).toEqual([
    `Has ${first.name}`,
    `${second.name}; without ${first.name}`,
    `Without ${second.name}`,
  ]);
});

test('a trim of several fuels is named by any but gasoline', () => {
  const columns = toComparedColumns([trim('LE', []), trim('LE', [], 'HYB'), trim('SE', [], 'HYB')]);
  expect(columns.map(({ name }) => name)).toEqual(['LE', 'LE Hybrid', 'SE']);
});

test('along trims of which each has all of the one before, every feature is told once', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 2 }), { maxLength: 12 }), (steps) => {
      let count = 0;
      const trims = steps.map((step, place) => {
        count = Math.min(comparedTrimFeatures.length, count + step);
        return trim(`T${place}`, comparedTrimFeatures.slice(0, count));
      });
      const told = addsOf(...trims).flatMap((adds) =>
        adds === '' ? [] : adds.replace('Has ', '').split(', '),
      );
      expect(told).toEqual(comparedTrimFeatures.slice(0, count).map(({ name }) => name));
    }),
  );
});
