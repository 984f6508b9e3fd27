import { codesOf, features, vehicleStyles } from '@forecourt/domain/vehicle/codes';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { EquipmentLevel } from './model-spec.ts';
import { type Equipment, optionalFeatures, standardFeatures } from './standard-features.ts';

const levels: readonly EquipmentLevel[] = ['base', 'mid', 'high', 'top'];

const equipments: fc.Arbitrary<Equipment> = fc.record({
  level: fc.constantFrom(...levels),
  year: fc.integer({ min: 1990, max: 2028 }),
  style: fc.constantFrom(...codesOf(vehicleStyles)),
  seats: fc.integer({ min: 2, max: 9 }),
  luxury: fc.boolean(),
  isElectric: fc.boolean(),
});

describe('standard features', () => {
  test('are codes of the vocabulary, sorted, each once', () => {
    const known = new Set<string>(codesOf(features));
    fc.assert(
      fc.property(equipments, (equipment) => {
        const codes = standardFeatures(equipment);
        expect(codes.filter((code) => !known.has(code))).toEqual([]);
        expect(codes).toEqual([...new Set(codes)].toSorted());
      }),
    );
  });

  test('are never lost by a later year, a higher level or a luxury make', () => {
    fc.assert(
      fc.property(equipments, (equipment) => {
        const codes = standardFeatures(equipment);
        const higher = levels[levels.indexOf(equipment.level) + 1] ?? equipment.level;
        for (const better of [
          { ...equipment, year: equipment.year + 1 },
          { ...equipment, level: higher },
          { ...equipment, luxury: true },
        ]) {
          expect(standardFeatures(better)).toEqual(expect.arrayContaining(codes));
        }
      }),
    );
  });

  test('reach a plain car late and a luxury car early', () => {
    const camera = (equipment: Equipment) => standardFeatures(equipment).includes('1310');
    const plain = {
      level: 'base',
      year: 2020,
      style: 'SEDAN',
      seats: 5,
      luxury: false,
      isElectric: false,
    } as const;
    expect(camera(plain)).toBe(false);
    expect(camera({ ...plain, year: 2021 })).toBe(true);
    expect(camera({ ...plain, year: 2016, luxury: true })).toBe(true);
  });

  test('are none that a car cannot have', () => {
    fc.assert(
      fc.property(equipments, (equipment) => {
        const roofless = standardFeatures({ ...equipment, style: 'CONVERT' });
        expect(roofless).not.toContain('1132');
        expect(standardFeatures({ ...equipment, isElectric: true })).not.toContain('1221');
        const lacking = { ...equipment, lacks: ['1326' as const] };
        expect(standardFeatures(lacking)).not.toContain('1326');
        expect(optionalFeatures(lacking)).not.toContain('1326');
      }),
    );
  });

  test('count a third row by the seats', () => {
    const car = {
      level: 'mid',
      year: 2020,
      style: 'SUVCROSS',
      seats: 5,
      luxury: false,
      isElectric: false,
    } as const;
    expect(standardFeatures(car)).not.toContain('1306');
    expect(standardFeatures({ ...car, seats: 7 })).toContain('1306');
  });
});

test('optional features are what the next level has and this one lacks', () => {
  fc.assert(
    fc.property(equipments, (equipment) => {
      const standard = standardFeatures(equipment);
      const optional = optionalFeatures(equipment);
      expect(optional.filter((code) => standard.includes(code))).toEqual([]);
      if (equipment.level === 'top') expect(optional).toEqual([]);
    }),
  );
  const plain = {
    level: 'base',
    year: 2020,
    style: 'SEDAN',
    seats: 5,
    luxury: false,
    isElectric: false,
  } as const;
  expect(optionalFeatures(plain)).toContain('1310');
});
