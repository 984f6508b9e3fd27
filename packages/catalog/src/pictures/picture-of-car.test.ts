import { describe, expect, test } from 'vitest';
import { findModel, variantsOf } from '../vehicles/catalog.ts';
import { makes } from '../vehicles/makes.ts';
import { bodyOf, namedBodies, type ShapedCar } from './body-of-car.ts';
import { allLayers, findLayers } from './car-layers.ts';
import { pictureOfCar, viewsOfCar } from './picture-of-car.ts';

/** Every shape that the catalogue knows a model in, once. */
const shapes: readonly ShapedCar[] = makes.flatMap(({ code: makeCode, models }) =>
  models.flatMap(({ code: modelCode, generations }) => {
    const cars = generations.flatMap(({ years: [, last] }) =>
      variantsOf(modelCode, last).map(({ style, subtype, seats, powertrain }) => ({
        makeCode,
        modelCode,
        vehicleStyleCode: style,
        bodySubtypeCode: subtype ?? null,
        fuelTypeCode: powertrain.fuel,
        seats,
      })),
    );
    return [...new Map(cars.map((car) => [JSON.stringify(car), car])).values()];
  }),
);

const colour = { extColorSimple: 'BLUE', extColorName: 'Blue' } as const;
const carOf = (modelCode: string, vehicleStyleCode: ShapedCar['vehicleStyleCode']): ShapedCar => ({
  makeCode: 'PORSCHE',
  modelCode,
  vehicleStyleCode,
  bodySubtypeCode: null,
  fuelTypeCode: 'GSL',
  seats: 4,
});

describe('the picture of a car', () => {
  test('exists for every model in every shape, from the front', () => {
    expect(shapes.length).toBeGreaterThan(1258);
    const without = shapes.filter((car) => !viewsOfCar(car).includes('front-quarter'));
    expect(without).toEqual([]);
  });

  test('is named only for models that there are, in a style that they come in', () => {
    const styles = new Set(shapes.map((car) => `${car.vehicleStyleCode} ${car.modelCode}`));
    const unknown = [...namedBodies.keys()].filter((key) => !findModel(key.split(' ')[1] ?? ''));
    expect(unknown).toEqual([]);
    expect([...namedBodies.keys()].filter((key) => styles.has(key)).length).toBeGreaterThan(400);
  });

  test.each([
    ['911', 'COUPE', 'rear-engine'],
    ['MIATA', 'CONVERT', 'roadster'],
    ['MUST', 'COUPE', 'muscle'],
    ['MUST', 'CONVERT', 'convertible'],
    ['CORV', 'COUPE', 'sport'],
    ['WRANGLER', 'SUVCROSS', 'boxy'],
    ['TESMOD3', 'SEDAN', 'ev'],
    ['XA', 'HATCH', 'hatch-tall'],
  ] as const)('of a %s as %s shows a %s', (model, style, body) => {
    expect(bodyOf(carOf(model, style))).toBe(body);
  });

  test('never confuses a 911, a Miata, a Mustang and a Corvette', () => {
    const shown = [
      carOf('911', 'COUPE'),
      carOf('MIATA', 'CONVERT'),
      carOf('MUST', 'COUPE'),
      carOf('CORV', 'COUPE'),
    ].map((car) => pictureOfCar({ ...car, ...colour }, 'front-quarter')?.layers.hash);
    expect(new Set(shown).size).toBe(4);
  });

  test.each([
    ['SUVCROSS', 'COMPACT', 5, 'GSL', 'suv'],
    ['SUVCROSS', 'SUBCOMPACT', 5, 'GSL', 'crossover-small'],
    ['SUVCROSS', 'MIDSIZE', 5, 'GSL', 'suv-mid'],
    ['SUVCROSS', 'MIDSIZE', 7, 'GSL', 'suv3'],
    ['SUVCROSS', 'COMPACT', 5, 'ELE', 'suv-electric'],
    ['TRUCKS', 'FULLSIZE_REG', 3, 'GSL', 'pickup-regular'],
    ['TRUCKS', 'COMPACT_CREW', 5, 'GSL', 'pickup-compact'],
    ['TRUCKS', null, null, 'GSL', 'pickup'],
    ['VANMV', 'FULLSIZE', 2, 'GSL', 'van'],
    ['VANMV', null, null, null, 'minivan'],
    ['CONVERT', null, 2, 'GSL', 'roadster'],
    ['HATCH', null, null, null, 'hatch'],
    ['WAGON', null, null, null, 'wagon'],
    ['SEDAN', 'FULLSIZE', 5, 'GSL', 'sedan-large'],
    [null, null, null, null, 'sedan'],
  ] as const)('of style %s, size %s, %s seats, %s is a %s', (style, size, seats, fuel, body) => {
    const car = { ...carOf('UNKNOWN', style), bodySubtypeCode: size, seats, fuelTypeCode: fuel };
    expect(bodyOf(car)).toBe(body);
  });

  test('gives every view of a car the same paint and a body of its own shape', () => {
    const car = { ...carOf('911', 'COUPE'), ...colour };
    for (const view of viewsOfCar(car))
      expect(pictureOfCar(car, view)?.layers.body).toBe('rear-engine');
  });
});

test('layers of a face that was not rendered are those of the body itself', () => {
  const [some] = allLayers.filter(({ face, view }) => face === '' && view === 'front-quarter');
  expect(some && findLayers(some.body, 'z', 'front-quarter')).toBe(some);
});
