import fc from 'fast-check';
import { expect, test } from 'vitest';
import { yearOptions } from './year-options.ts';

const labels = (...args: Parameters<typeof yearOptions>) =>
  yearOptions(...args).map((option) => option.label);

test('new cars offer the four years from two before the current one [options.new-years]', () => {
  expect(labels(['NEW'], 2026, [])).toEqual(['Any', '2027', '2026', '2025', '2024']);
});

test('a year without cars is disabled, unless it is chosen [options.disabled]', () => {
  const disabled = yearOptions(['NEW'], 2026, [2027, 2026], 2024).filter((one) => one.disabled);
  expect(disabled).toEqual([{ label: '2025', value: '2025', disabled: true }]);
});

test('a list has as many years as eleven entries hold, begins with Any and holds the choice [options.year-list]', () => {
  const year = fc.integer({ min: 1981, max: 2027 });
  fc.assert(
    fc.property(fc.array(year), fc.option(year, { nil: undefined }), (available, chosen) => {
      const options = yearOptions(['USED'], 2026, available, chosen);
      const all = new Set(chosen === undefined ? available : [...available, chosen]);
      expect(options).toHaveLength(Math.min(11, 1 + all.size));
      expect(options[0]).toEqual({ label: 'Any', value: '0' });
      if (chosen !== undefined) expect(options.map(({ value }) => value)).toContain(String(chosen));
      const years = options.slice(1).map(({ value }) => Number(value));
      expect(years).toEqual([...new Set(years)].sort((a, b) => b - a));
    }),
  );
});
