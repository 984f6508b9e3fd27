import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type FinanceTables, financeTablesSchema } from './finance-tables.ts';
import { tableValuesOf } from './table-paths.ts';
import { changedWords, RefusedValue, readTableValue, withTableValues } from './table-values.ts';

const folder = new URL('../../../../apps/server/src/wallet/tables/', import.meta.url);
const tables = financeTablesSchema.parse(
  Object.fromEntries(
    ['states', 'apr', 'lease', 'energy', 'ownership'].map((name) => [
      name,
      JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')),
    ]),
  ),
);
const asOf = '2026-01-31';

test.each<[string, number | null, (tables: FinanceTables) => unknown]>([
  ['states.GA.taxRate', 0.08, ({ states }) => states.states.GA?.taxRate],
  ['states.states.FL.docFeeCap', 999, ({ states }) => states.states.FL?.docFeeCap],
  ['states.CA.docFeeCap', null, ({ states }) => states.states.CA?.docFeeCap],
  ['states.TX.maxTax', 5000, ({ states }) => states.states.TX?.maxTax],
  ['apr.prime.aprUsed', 9.1, ({ apr }) => apr.tiers.find(({ code }) => code === 'prime')?.aprUsed],
  ['apr.termPoints.72', 0.5, ({ apr }) => apr.termPoints['72']],
  ['lease.residuals.suv.36', 0.6, ({ lease }) => lease.residuals.suv[36]],
  ['lease.acquisitionFee', 795, ({ lease }) => lease.acquisitionFee],
  ['energy.CA.gasoline', 4.9, ({ energy }) => energy.states.CA?.gasoline],
  ['energy.CA.electricity', 0.33, ({ energy }) => energy.states.CA?.electricity],
  ['ownership.insurance.GA', 2600, ({ ownership }) => ownership.insurance.GA],
  ['ownership.maintenance.suv.3', 555, ({ ownership }) => ownership.maintenance.suv[3]],
])('%s alone is changed, and told with its day', (path, value, read) => {
  const changed = withTableValues(tables, { [path]: { value, asOf } });
  expect(read(changed)).toBe(value);
  const name = path.split('.')[0] as keyof FinanceTables;
  expect(changedWords(changed[name])).toContain('of Jan 31, 2026');
  for (const other of Object.keys(tables) as (keyof FinanceTables)[])
    if (other !== name) expect(changed[other]).toEqual(tables[other]);
  expect(changedWords(tables[name])).toBeNull();
});

test('every value is found at the path that changes it', () => {
  const all = tableValuesOf(tables);
  expect(all.length).toBeGreaterThan(700);
  expect(new Set(all.map(({ path }) => path)).size).toBe(all.length);
  expect(all).toContainEqual({ path: 'apr.prime.aprUsed', value: 9.65 });
  expect(all).toContainEqual({ path: 'states.CA.docFeeCap', value: 85 });
  for (const { path, value } of all.filter((_, place) => place % 29 === 0)) {
    const { states, apr, lease, energy, ownership } = withTableValues(tables, {
      [path]: { value, asOf },
    });
    expect(tableValuesOf({ states, apr, lease, energy, ownership }), path).toEqual(all);
  }
});

test.each([
  [' 0.07 ', 0.07],
  ['-0.5', -0.5],
  ['null', null],
  ['true', true],
  ['full', 'full'],
  ['$699', '$699'],
])('%j is read as %j', (text, value) => {
  expect(readTableValue(text)).toBe(value);
});

test('a row of rates takes the day, and words are of what matters', () => {
  const values = {
    'apr.prime.aprNew': { value: 6, asOf },
    'states.GA.docFeeCap': { value: 1, asOf },
  };
  const { apr, states } = withTableValues(tables, values);
  expect(apr.tiers.map((tier) => tier.asOf === asOf)).toEqual([false, true, false, false, false]);
  expect(changedWords(states, ['GA'])).toBe('limit of document fees of Jan 31, 2026');
  expect(changedWords(states, ['FL'])).toBeNull();
});

test.each([
  ['taxes.GA', 1, /no table is called “taxes”/],
  ['states.XX.taxRate', 0.1, /no such value/],
  ['states.GA', 1, /no such value/],
  ['states.GA.taxes', 1, /no such value/],
  ['states.__proto__.taxRate', 1, /no such value/],
  ['states.GA.taxRate', 7, /states\.GA\.taxRate: /],
  ['states.GA.taxRate', 'seven', /states\.GA\.taxRate: /],
  ['lease.residuals.suv.36', 1.2, /lease\.residuals\.suv\.36: /],
  ['ownership.repairs.suv.99', 1, /no such value/],
])('%s as %s is refused and named', (path, value, message) => {
  const change = () => withTableValues(tables, { [path]: { value, asOf } });
  expect(change).toThrow(RefusedValue);
  expect(change).toThrow(message);
});
