import { describe, expect, test } from 'vitest';
import {
  findMake,
  findModel,
  isSold,
  modelsOf,
  packagesOf,
  trimNamesOf,
  type VehicleVariant,
  variantsOf,
  vehicleReference,
} from './catalog.ts';
import { makes } from './makes.ts';

/** A pickup of several cabs, whose trims and prices change over its years. */
const pickup = 'F150PICKUP';
const firstYear = 2015;
const lastYear = 2020;

const pricesOf = (variants: readonly VehicleVariant[], trim: string) =>
  variants.filter((variant) => variant.trim === trim).map(({ msrp }) => msrp);

describe('variants', () => {
  test('are the trims, powertrains and bodies sold in a model year', () => {
    const variants = variantsOf(pickup, lastYear);
    const xl = variants.filter(({ trim }) => trim === 'XL');
    expect(new Set(xl.map(({ subtype }) => subtype))).toEqual(
      new Set(['FULLSIZE_CREW', 'FULLSIZE_EXTEND', 'FULLSIZE_REG']),
    );
    expect(new Set(xl.map(({ powertrain }) => powertrain.drive))).toEqual(new Set(['RWD', '4WD']));
    const platinum = variants.filter(
      ({ trim, powertrain }) => trim === 'Platinum' && powertrain.fuel === 'GSL',
    );
    expect(new Set(platinum.map(({ subtype }) => subtype))).toEqual(new Set(['FULLSIZE_CREW']));
  });

  test('begin and end with their trim', () => {
    const soldIn = (year: number) =>
      variantsOf(pickup, year).some(({ trim }) => trim === 'Limited');
    expect([2015, 2016, 2020].map(soldIn)).toEqual([false, true, true]);
  });

  test('do not exist before and after their model', () => {
    expect(variantsOf('TESMOD3', 2010)).toEqual([]);
    expect(variantsOf('G6', 2020)).toEqual([]);
    expect(variantsOf('NOTHING', 2020)).toEqual([]);
  });

  test('cost more every year in a straight line, and more with four driven wheels', () => {
    const years = Array.from({ length: lastYear - firstYear + 1 }, (_, place) => firstYear + place);
    const cheapest = years.map((year) => Math.min(...pricesOf(variantsOf(pickup, year), 'XL')));
    const steps = cheapest.slice(1).map((price, place) => price - (cheapest[place] ?? 0));
    expect(Math.min(...steps)).toBeGreaterThan(0);
    expect(Math.max(...steps) - Math.min(...steps)).toBeLessThanOrEqual(5);
    const byDrive = (drive: string) =>
      variantsOf(pickup, 2018).filter(({ powertrain }) => powertrain.drive === drive);
    const least = (variants: readonly VehicleVariant[]) => Math.min(...pricesOf(variants, 'XLT'));
    expect(least(byDrive('4WD'))).toBeGreaterThan(least(byDrive('RWD')) + 2000);
  });

  test('tell by themselves whether a model or a trim was sold in a year', () => {
    for (const { code } of makes.flatMap((make) => make.models)) {
      for (let year = 1980; year <= 2028; year += 1) {
        const trims = new Set(variantsOf(code, year).map(({ trim }) => trim));
        expect(isSold(code, year), `${code} ${year}`).toBe(trims.size > 0);
        const sold = trimNamesOf(code).filter((trim) => isSold(code, year, trim));
        expect(new Set(sold), `${code} ${year}`).toEqual(trims);
      }
    }
    expect(isSold('NONE', 2020)).toBe(false);
  });

  test('are computed once', () => {
    expect(variantsOf(pickup, 2018)).toBe(variantsOf(pickup, 2018));
  });

  test('share out what their trim weighs among bodies, the commonest powertrain twice', () => {
    const trims = Map.groupBy(variantsOf('CAMRY', 2020), ({ trim }) => trim);
    for (const [first, ...others] of trims.values()) {
      const ratios = others.map(({ weight }) => weight / (first?.weight ?? 0));
      expect(ratios.every((ratio) => ratio === 0.5 || ratio === 1)).toBe(true);
    }
  });
});

describe('names', () => {
  test('of trims come once each, the newest first', () => {
    const names = trimNamesOf(pickup);
    expect(new Set(names).size).toBe(names.length);
    expect(names.indexOf('Tremor')).toBeLessThan(names.indexOf('Lightning'));
    expect(trimNamesOf('NOTHING')).toEqual([]);
  });

  test('of packages come sorted, and for a trim only from the years that had it', () => {
    const all = packagesOf(pickup);
    expect(all).toEqual([...new Set(all)].toSorted());
    const ofFx4 = packagesOf(pickup, 'FX2');
    expect(ofFx4.length).toBeGreaterThan(0);
    expect(ofFx4.length).toBeLessThan(all.length);
    expect(all).toEqual(expect.arrayContaining([...ofFx4]));
    expect(packagesOf(pickup, 'No such trim')).toEqual([]);
  });

  test('of families are written as people write them', () => {
    expect(vehicleReference.findSeries('3_SERIES')).toEqual({
      code: '3_SERIES',
      name: '3 Series',
      makeCode: 'BMW',
    });
    expect(vehicleReference.findSeries('C_CLASS')?.name).toBe('C-Class');
    expect(vehicleReference.findSeries('NOTHING')).toBeUndefined();
  });
});

test('what is not there is not found', () => {
  expect(findMake('NOTHING')).toBeUndefined();
  expect(findModel('NOTHING')).toBeUndefined();
  expect(modelsOf('NOTHING')).toEqual([]);
});

test('makes come by name', () => {
  const names = makes.map(({ name }) => name);
  expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b, 'en')));
});

test('names are written as people write them, and addresses stay', () => {
  expect(findModel('F150PICKUP')).toMatchObject({ name: 'F-150', slug: 'f150' });
  expect(findModel('MAZDA3')?.name).toBe('Mazda3');
});

test('no car has what its make never fitted', () => {
  const codes = variantsOf('TESMOD3', 2023).flatMap(({ features, optional }) => [
    ...features,
    ...optional,
  ]);
  for (const code of ['1326', '1327', '1149', '1221']) expect(codes).not.toContain(code);
});
