import { paintOf } from '@forecourt/catalog/pictures/paints';
import { expect, test } from 'vitest';
import { paintLayers } from './paint-layers.ts';
import { standInStudio } from './studio.ts';

/** Four pixels in a row: nothing, shadow, painted car, red lamp. */
const layers = {
  width: 4,
  height: 3,
  light: Uint8Array.from([0, 0, 0, 0, 0, 0, 0, 0, 90, 90, 90, 255, 150, 20, 20, 255, ...rest(4)]),
  paint: Uint8Array.from([0, 0, 0, 0, 0, 128, 140, 120, 0, 0, 0, 0, ...rest(3)]),
};

function rest(channels: number): number[] {
  return Array.from({ length: channels * 8 }, () => 0);
}

const paint = (family: 'RED' | 'WHITE' | 'BLACK', name: string | null = null) => {
  const { pixels } = paintLayers(layers, paintOf(family, name));
  return [0, 4, 8, 12].map((at) => [...pixels.subarray(at, at + 4)]);
};

test('a car stands on nothing, with a shadow of black', () => {
  const [nothing, shadow, car] = paint('RED');
  expect(nothing).toEqual([0, 0, 0, 0]);
  expect(shadow).toEqual([0, 0, 0, 128]);
  expect(car?.[3]).toBe(255);
});

test('paint takes its colour of the light, lamps keep theirs', () => {
  const [, , red, lamp] = paint('RED');
  const [, , white, sameLamp] = paint('WHITE');
  expect(red?.[0]).toBeGreaterThan((red?.[1] ?? 255) + 40);
  expect(Math.abs((white?.[0] ?? 0) - (white?.[2] ?? 255))).toBeLessThan(6);
  expect(white?.[1]).toBeGreaterThan(red?.[1] ?? 255);
  expect(lamp?.[0]).toBeGreaterThan(lamp?.[1] ?? 255);
  expect(sameLamp?.[0]).toBeGreaterThan(sameLamp?.[1] ?? 255);
});

test('a matt coat mirrors less than a glossy one', () => {
  const [, , gloss] = paint('BLACK', 'Black');
  const [, , matt] = paint('BLACK', 'Matte Black');
  expect(matt?.[0]).toBeLessThan(gloss?.[0] ?? 0);
});

test.each([
  ['light', 180, 255],
  ['dark', 10, 110],
] as const)('the %s studio fills what is clear, and is opaque', (studio, least, most) => {
  const car = paintLayers(layers, paintOf('RED', null));
  standInStudio(studio, car);
  for (let at = 3; at < car.pixels.length; at += 4) expect(car.pixels[at]).toBe(255);
  expect(car.pixels[0]).toBeGreaterThanOrEqual(least);
  expect(car.pixels[0]).toBeLessThanOrEqual(most);
  const unshaded = paintLayers({ ...layers, paint: new Uint8Array(36) }, paintOf('RED', null));
  standInStudio(studio, unshaded);
  expect(car.pixels[4]).toBeLessThan(unshaded.pixels[4] ?? 0);
});
