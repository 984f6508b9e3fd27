import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codesOfGroup } from '../../test/arbitrary-search.ts';
import { fixtureReference as reference } from '../../test/fixture-reference.ts';
import { filterGroupKeys } from './filter-groups.ts';
import { isHiddenFilter, optionNames, toFilterOptions } from './filter-options.ts';

const cases = fc.constantFrom(...filterGroupKeys).chain((group) => {
  const codes = [...codesOfGroup(group)];
  const counts = fc.array(fc.tuple(fc.constantFrom(...codes), fc.nat(500)));
  return fc.record({
    group: fc.constant(group),
    counts: counts.map((entries) => new Map(entries)),
    chosen: fc.subarray(codes),
  });
});

test('an option has a count, or is disabled, or is chosen [options.disabled]', () => {
  fc.assert(
    fc.property(cases, ({ group, counts, chosen }) => {
      const names = optionNames(group, { [group]: chosen }, counts, reference);
      for (const option of toFilterOptions(group, counts, chosen, names)) {
        if (option.label === 'Any') continue;
        const count = counts.get(option.value) ?? 0;
        const isChosen = chosen.includes(option.value);
        expect(option.count).toBe(count > 0 ? count : undefined);
        expect(option.selected).toBe(isChosen ? true : undefined);
        expect(option.disabled).toBe(count === 0 && !isChosen ? true : undefined);
      }
    }),
  );
});

test('what is chosen is always among the options', () => {
  fc.assert(
    fc.property(cases, ({ group, counts, chosen }) => {
      const codes = optionNames(group, { [group]: chosen }, counts, reference).map(
        ({ code }) => code,
      );
      for (const code of chosen) expect(codes).toContain(code);
      expect(new Set(codes).size).toBe(codes.length);
    }),
  );
});

test('mileage begins with Any, which is never disabled, and holds a plain number', () => {
  const names = optionNames('mileage', { mileage: ['75000'] }, undefined, reference);
  const options = toFilterOptions('mileage', new Map([['-10000', 4]]), ['75000'], names);
  expect(options[0]).toEqual({ label: 'Any', value: '0' });
  expect(options[1]).toEqual({ label: '10,000 or less', value: '-10000', count: 4 });
  expect(options[2]).toEqual({ label: '20,000 or less', value: '-20000', disabled: true });
  expect(options.at(-1)).toEqual({ label: 'Under 75,000 mi', value: '75000', selected: true });
});

describe('options of the catalogue', () => {
  const codes = (...args: Parameters<typeof optionNames>) =>
    optionNames(...args).map(({ code }) => code);
  test('models are those of the chosen makes, trims those of the chosen models', () => {
    const filters = { makeCode: ['HONDA'], modelCode: ['CRV'] };
    expect(codes('modelCode', filters, undefined, reference)).toEqual(['CIVIC', 'CRV']);
    expect(codes('trimCode', filters, undefined, reference)).toEqual(['CRV|LX', 'CRV|EX']);
    expect(codes('seriesCode', { makeCode: ['BMW'] }, undefined, reference)).toEqual(['3_SERIES']);
    expect(codes('modelCode', {}, undefined, reference)).toEqual([]);
  });
  test('models are those that were counted while no make is chosen', () => {
    const counts = new Map([
      ['CRV', 2],
      ['CIVIC', 1],
    ]);
    expect(codes('modelCode', {}, counts, reference)).toEqual(['CIVIC', 'CRV']);
  });
  test('packages are those that were counted', () => {
    expect(optionNames('packages', {}, new Map([['TOW_PACKAGE', 2]]), reference)).toEqual([
      { code: 'TOW_PACKAGE', name: 'Tow Package' },
    ]);
  });
});

describe('hidden filters', () => {
  const disabled = { label: '30+ MPG', value: '30-MPG', disabled: true } as const;
  const enabled = { label: '20+ MPG', value: '20-MPG', count: 3 };
  const unspecified = { label: 'Unspecified', value: 'UNSPECIFIED', count: 9 };
  const any = { label: 'Any', value: '0' };
  test.each(['electricMileRange', 'mpgRange'] as const)(
    '%s, when all options that say something are disabled [options.economy-hidden]',
    (group) => {
      expect(isHiddenFilter(group, [any, disabled, unspecified], {})).toBe(true);
      expect(isHiddenFilter(group, [any, disabled, enabled], {})).toBe(false);
    },
  );
  test('both, when only electric cars are looked for [options.electric-hidden]', () => {
    const electric = { fuelTypeGroup: ['ELE'] };
    expect(isHiddenFilter('mpgRange', [enabled], electric)).toBe(true);
    expect(isHiddenFilter('mpgRange', [enabled], { fuelTypeGroup: ['ELE', 'GSL'] })).toBe(false);
    expect(isHiddenFilter('electricMileRange', [enabled], electric)).toBe(true);
  });
  test('never any other filter', () => {
    expect(isHiddenFilter('driveGroup', [disabled], { fuelTypeGroup: ['ELE'] })).toBe(false);
  });
});
