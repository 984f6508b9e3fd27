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

test('whatever value is wrong, the message says what it is and what was expected', () => {
  for (const { path, value } of tableValuesOf(tables)) {
    const wrong = typeof value === 'string' ? true : 'so much';
    const change = () => withTableValues(tables, { [path]: { value: wrong, asOf } });
    expect(change, path).toThrow(`${path}: ${wrong} is not possible, `);
    expect(change, path).toThrow(/, expected [^:“"]+\.$/);
  }
});

test.each([
  ['states.GA.taxRate', 7, 'expected a share from 0 to 1, such as 0.0625 for 6.25 %'],
  ['energy.GA.gasoline', -1, 'expected dollars from 0 to 100, such as 3.25'],
  ['states.GA.docFeeCap', -1, 'expected dollars from 0 to 100,000, or null for no limit'],
  ['states.GA.title', null, 'expected dollars from 0 to 100,000'],
  [
    'states.GA.tradeInCredit',
    'half',
    'expected full, none or new-cars, or the dollars up to which a trade-in counts',
  ],
  ['states.GA.leaseTax', 'never', 'expected payments, signing or price'],
  ['states.GA.privateSaleTaxed', 1, 'expected true or false'],
  ['states.GA.name', 5, 'expected a text'],
  ['apr.prime.aprUsed', 95, 'expected percent a year from 0 to 60, such as 7.4'],
  ['apr.prime.from', 650.5, 'expected a credit score from 300 to 900'],
  ['apr.termPoints.72', 8, 'expected percentage points from -5 to 5'],
  ['lease.milesPoints.15000', 'less', 'expected a number'],
  ['energy.CA.gasoline', '$4.90', 'expected dollars from 0 to 100, such as 3.25'],
  ['ownership.insuranceFactor.suv', 9, 'expected a factor from 0.1 to 5'],
])('%s as %s tells that it %s', (path, value, expected) => {
  const change = () => withTableValues(tables, { [path]: { value, asOf } });
  expect(change).toThrow(`${path}: ${value} is not possible, ${expected}.`);
});
