import { describe, expect, test } from 'vitest';
import { median, quantile } from '../../test/reference-data.ts';
import { Random, WeightedChoice } from './random.ts';

describe('the random stream', () => {
  test('is the same for the same seed and even over its range', () => {
    const one = new Random(7);
    const again = new Random(7);
    const draws = Array.from({ length: 10_000 }, () => one.next());
    expect(draws).toEqual(draws.map(() => again.next()));
    expect(draws.every((draw) => draw >= 0 && draw < 1)).toBe(true);
    expect(median(draws)).toBeCloseTo(0.5, 1);
  });

  test('draws whole numbers from both ends, and normal ones about zero', () => {
    const random = new Random(3);
    const dice = new Set(Array.from({ length: 1000 }, () => random.whole(1, 6)));
    expect([...dice].toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
    const normals = Array.from({ length: 10_000 }, () => random.normal());
    expect(Math.abs(median(normals))).toBeLessThan(0.05);
    expect(quantile(normals, 0.841)).toBeCloseTo(1, 1);
  });

  test('chooses in proportion to weights, and never what weighs nothing', () => {
    const choice = new WeightedChoice([
      ['a', 1],
      ['never', 0],
      ['b', 3],
    ]);
    const random = new Random(5);
    const drawn = Array.from({ length: 10_000 }, () => choice.draw(random));
    const share = drawn.filter((value) => value === 'b').length / drawn.length;
    expect(share).toBeCloseTo(0.75, 1);
    expect(drawn).not.toContain('never');
    expect(() => new WeightedChoice([])).toThrow('Nothing to choose from.');
    expect(() => random.pick([])).toThrow('Nothing to pick from.');
  });
});
