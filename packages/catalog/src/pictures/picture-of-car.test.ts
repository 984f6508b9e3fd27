import { describe, expect, test } from 'vitest';
import { variantsOf } from '../vehicles/catalog.ts';
import { makes } from '../vehicles/makes.ts';
import { bodyOf, namedBodies, type ShapedCar } from './body-of-car.ts';
import { allLayers, findLayers, layersName } from './car-layers.ts';
import { pictureOfCar, spinOfCar, viewsOfCar } from './picture-of-car.ts';
import { galleryViews, isCabinView, spinAzimuths, spinView } from './views.ts';

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

const colour = { extColorSimple: 'BLUE', extColorName: 'Blue', intColorSimple: null } as const;
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
    const known = new Set<string>();
    for (const { code, generations } of makes.flatMap(({ models }) => models))
      for (const { years } of generations)
        for (let year = years[0]; year <= years[1]; year += 1)
          for (const { style } of variantsOf(code, year)) known.add(`${style} ${code}`);
    expect([...namedBodies.keys()].filter((key) => !known.has(key))).toEqual([]);
  });

  test.each([
    ['911', 'COUPE', 'rear-engine'],
    ['911', 'CONVERT', 'rear-engine-open'],
    ['R8', 'CONVERT', 'rear-engine-open'],
    ['MIATA', 'CONVERT', 'roadster'],
    ['MUST', 'COUPE', 'muscle'],
    ['MUST', 'CONVERT', 'convertible'],
    ['CORV', 'COUPE', 'sport'],
    ['WRANGLER', 'SUVCROSS', 'boxy'],
    ['TESMOD3', 'SEDAN', 'ev'],
    ['XA', 'HATCH', 'hatch-tall'],
    ['ISUNPR', 'TRUCKS', 'cab-over'],
    ['CHEVLCF', 'TRUCKS', 'cab-over'],
    ['SPRINTER', 'VANMV', 'van'],
    ['FORDF650', 'TRUCKS', 'pickup-heavy'],
  ] as const)('of a %s as %s shows a %s', (model, style, body) => {
    expect(bodyOf(carOf(model, style))).toBe(body);
  });

  test('never confuses a 911, a Miata, a Mustang and a Corvette, open or closed', () => {
    const cars = [
      carOf('911', 'COUPE'),
      carOf('911', 'CONVERT'),
      carOf('MIATA', 'CONVERT'),
      carOf('MUST', 'COUPE'),
      carOf('MUST', 'CONVERT'),
      carOf('CORV', 'COUPE'),
    ];
    const shown = cars.map((car) => pictureOfCar({ ...car, ...colour }, 'front-quarter')?.layers);
    expect(new Set(shown.map((layers) => layers?.hash)).size).toBe(cars.length);
  });

  test('of a cab-over truck is its own from every side, and no van', () => {
    const truck = carOf('ISUNPR', 'TRUCKS');
    const van = carOf('SPRINTER', 'VANMV');
    expect(viewsOfCar(truck)).toEqual(expect.arrayContaining([...viewsOfCar(van)]));
    for (const view of viewsOfCar(truck).filter((name) => !isCabinView(name))) {
      const shown = pictureOfCar({ ...truck, ...colour }, view)?.layers;
      expect(shown?.body).toBe('cab-over');
      expect(shown?.hash).not.toBe(pictureOfCar({ ...van, ...colour }, view)?.layers.hash);
    }
    const turned = spinOfCar(truck).map((view) => pictureOfCar({ ...truck, ...colour }, view));
    expect(new Set(turned.map((frame) => frame?.layers.body))).toEqual(new Set(['cab-over']));
  });

  test.each([
    ['SUVCROSS', 'COMPACT', 5, 'GSL', 'suv'],
    ['SUVCROSS', 'SUBCOMPACT', 5, 'GSL', 'crossover-small'],
    ['SUVCROSS', 'MIDSIZE', 5, 'GSL', 'suv-mid'],
    ['SUVCROSS', 'MIDSIZE', 7, 'GSL', 'suv3'],
    ['SUVCROSS', 'FULLSIZE', 5, 'GSL', 'suv-mid'],
    ['SUVCROSS', 'FULLSIZE', 7, 'GSL', 'suv3'],
    ['SUVCROSS', 'FULLSIZE', null, 'GSL', 'suv-large'],
    ['SUVCROSS', 'FULLSIZE', 4, 'ELE', 'suv-electric'],
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
    for (const view of viewsOfCar(car).filter((name) => !isCabinView(name)))
      expect(pictureOfCar(car, view)?.layers.body).toBe('rear-engine');
  });

  test('of a common car has every view but of a third row, the cabin in the colour of its trim', () => {
    const car = { ...carOf('UNKNOWN', 'SUVCROSS'), ...colour };
    expect(viewsOfCar(car)).toEqual(galleryViews.filter((view) => view !== 'third-row'));
    const cabins = (['BLACK', 'BEIGE', null] as const).map(
      (intColorSimple) => pictureOfCar({ ...car, intColorSimple }, 'interior')?.paint.albedo[0],
    );
    expect(cabins[0]).toBe(cabins[2]);
    expect(cabins[1]).toBeGreaterThan(0.3);
  });

  test.each([
    ['SUVCROSS', 'GSL', 'cabin-dials'],
    ['TRUCKS', 'GSL', 'cabin-bench'],
    ['TRUCKS', 'ELE', 'cabin-screen'],
  ] as const)('of a %s on %s has a %s', (style, fuelTypeCode, cabin) => {
    const car = { ...carOf('UNKNOWN', style), fuelTypeCode, ...colour };
    expect(pictureOfCar(car, 'interior')?.layers.body).toBe(cabin);
  });

  test.each([
    ['SUVCROSS', 'MIDSIZE', 7, ['second-row', 'third-row']],
    ['SUVCROSS', 'MIDSIZE', 5, ['second-row']],
    ['SEDAN', null, 5, ['second-row']],
    ['CONVERT', null, 2, []],
    ['COUPE', null, 4, []],
    ['TRUCKS', 'FULLSIZE_REG', 3, []],
    ['TRUCKS', 'FULLSIZE_CREW', 6, ['second-row']],
    ['VANMV', null, 8, ['second-row', 'third-row']],
  ] as const)('of a %s %s with %s seats shows the rows %j', (style, size, seats, rows) => {
    const car = { ...carOf('UNKNOWN', style), bodySubtypeCode: size, seats };
    expect(viewsOfCar(car).filter((view) => view.endsWith('-row'))).toEqual(rows);
  });

  test('of a wheel is the one that the car is seen with from the front', () => {
    const wheels = allLayers.filter(({ view }) => view === 'wheel');
    for (const { body, face } of wheels)
      expect(
        allLayers.some(
          (one) => layersName(one) === layersName({ body, face, view: 'front-quarter' }),
        ),
      ).toBe(true);
    const cars = shapes.filter((car) => viewsOfCar(car).includes('wheel'));
    for (const car of cars) {
      const seen = (['front-quarter', 'wheel'] as const).map(
        (view) => pictureOfCar({ ...car, ...colour }, view)?.layers,
      );
      expect([seen[1]?.body, seen[1]?.face]).toEqual([seen[0]?.body, seen[0]?.face]);
    }
  });

  test('turns all the way round, whatever its body, half of it in a mirror', () => {
    const car = { ...carOf('UNKNOWN', 'SUVCROSS'), ...colour };
    const frames = spinOfCar(car).map((view) => pictureOfCar(car, view));
    expect(frames.map((frame) => frame?.layers.view)).toEqual(
      spinAzimuths
        .map((turned) => (450 - turned) % 360)
        .map((azimuth) => spinView(azimuth > 180 ? 360 - azimuth : azimuth)),
    );
    expect(frames.filter((frame) => frame?.isMirrored)).toHaveLength(11);
    expect(shapes.filter((one) => spinOfCar(one).length !== spinAzimuths.length)).toEqual([]);
  });
});

test('layers of a face that was not rendered are those of the body itself', () => {
  const own = allLayers.find((layers) => layersName(layers) === 'suv.front-quarter');
  expect(own && findLayers('suv', 'z', 'front-quarter')).toBe(own);
});
