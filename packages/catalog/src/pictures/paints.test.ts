import { simpleColors } from '@forecourt/domain/vehicle/codes';
import { expect, test } from 'vitest';
import { paintOf } from './paints.ts';

test('every family has a paint of its own', () => {
  const paints = simpleColors.map(({ code }) => JSON.stringify(paintOf(code, null)));
  expect(new Set(paints).size).toBe(simpleColors.length);
});

test.each([
  ['Alpine White', 'WHITE', { metal: 0, gloss: 1 }],
  ['Lunar Silver Metallic', 'SILVER', { metal: 0.85, gloss: 1 }],
  ['Blizzard Pearl', 'WHITE', { metal: 0.45, gloss: 1 }],
  ['Frozen Grey', 'GRAY', { metal: 0.35, gloss: 0.3 }],
] as const)('%s is made as its words say', (name, family, made) => {
  expect(paintOf(family, name)).toMatchObject(made);
});

test('midnight blue is darker and ice blue lighter than blue', () => {
  const [dark, blue, light] = ['Midnight Blue', 'Blue', 'Ice Blue'].map(
    (name) => paintOf('BLUE', name).albedo[2],
  );
  expect(dark).toBeLessThan(blue ?? 0);
  expect(light).toBeGreaterThan(blue ?? 1);
});

test('an unknown colour is silver', () => {
  expect(paintOf(null, null)).toEqual(paintOf('SILVER', null));
});
