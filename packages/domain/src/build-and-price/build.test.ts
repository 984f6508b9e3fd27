import { describe, expect, test } from 'vitest';
import type { Buildable, BuildOption } from './build.ts';
import { optionState, priceOfBuild } from './build.ts';
import { buildAddress, parseBuild } from './build-address.ts';

const version = (code: string, msrp: number) => ({
  code,
  name: code,
  engineName: code,
  driveType: 'FWD',
  details: [],
  msrp,
});
const option = (code: string, price: number | null, holds: string[] = []): BuildOption => ({
  code,
  name: code,
  price,
  holds,
});
const car: Buildable = {
  makeCode: 'HONDA',
  modelCode: 'CRV',
  year: 2027,
  years: [2027, 2026],
  trims: [
    { name: 'LX', versions: [version('a', 30_000)], standard: ['nav'], optional: ['heat'] },
    {
      name: 'EX',
      versions: [version('a', 33_000), version('b', 34_500)],
      standard: ['nav', 'heat'],
      optional: ['roof', 'leather'],
    },
  ],
  extras: [option('heat', 500), option('roof', 1200), option('leather', 1500)],
  packages: [option('LUX', 2000, ['roof', 'leather']), option('MYSTERY', null)],
};
const parse = (query: string) => {
  const parsed = parseBuild(new URLSearchParams(query), car);
  if (!parsed) throw new Error('There is a build.');
  return parsed;
};

describe('a build', () => {
  test('without choices is the cheapest trim in silver and black', () => {
    expect(parse('').build).toMatchObject({
      trim: { name: 'LX' },
      version: { code: 'a', msrp: 30_000 },
      color: 'SILVER',
      interior: 'BLACK',
      extras: [],
      packages: [],
    });
  });

  test('is restored by its address, and costs what was chosen [routes.build-and-price]', () => {
    const query = 'trim=EX&version=b&color=BLUE&interior=GRAY&extra=roof&package=MYSTERY';
    const { build, problems } = parse(query);
    expect(problems).toEqual([]);
    expect(priceOfBuild(build)).toEqual({ total: 35_700, unpriced: ['MYSTERY'] });
    const address = buildAddress(car, build);
    expect(address).toBe(
      '/cars-for-sale/build-and-price?makeCode=HONDA&modelCode=CRV&year=2027&trim=EX&version=b&color=BLUE&interior=GRAY&package=MYSTERY&extra=roof',
    );
    expect(parse(address.split('?')[1] ?? '').build).toEqual(build);
  });

  test('leaves out what its trim cannot have, and says so [routes.build-and-price]', () => {
    const { build, problems } = parse('trim=LX&extra=roof&extra=heat&package=LUX&color=NONE');
    expect(build.extras.map(({ code }) => code)).toEqual(['heat']);
    expect(build.packages).toEqual([]);
    expect(build.color).toBe('SILVER');
    expect(problems).toEqual([
      'LUX cannot be had with the LX and is left out.',
      'roof cannot be had with the LX and is left out.',
    ]);
    expect(parse('trim=XX').problems).toEqual(['There is no such trim in 2027: the LX is shown.']);
  });

  test('counts nothing twice: what is standard, and what a package holds', () => {
    const { build } = parse('trim=EX&package=LUX&extra=roof&extra=heat');
    expect(build.extras).toEqual([]);
    expect(priceOfBuild(build).total).toBe(35_000);
  });
});

test('an option says why it cannot be chosen', () => {
  const [lx, ex] = car.trims;
  const [heat, roof] = car.extras;
  const [lux, mystery] = car.packages;
  if (!lx || !ex || !heat || !roof || !lux || !mystery) throw new Error('They are there.');
  expect(optionState(roof, lx, car)).toEqual({ kind: 'excluded', needs: 'EX' });
  expect(optionState(lux, lx, car)).toEqual({ kind: 'excluded', needs: 'EX' });
  expect(optionState(heat, ex, car)).toEqual({ kind: 'standard' });
  expect(optionState(roof, ex, car, [lux])).toEqual({ kind: 'within', packageName: 'LUX' });
  expect(optionState(mystery, lx, car)).toEqual({ kind: 'free' });
});
