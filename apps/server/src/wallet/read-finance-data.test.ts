import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  aprOf,
  creditTiers,
  findTaxPlace,
  type StateRules,
} from '@forecourt/domain/money/finance-tables';
import { outTheDoor, type Sale } from '@forecourt/domain/money/out-the-door';
import { afterAll, expect, test } from 'vitest';
import { Refusal } from '../platform/refusal.ts';
import { readFinanceTables } from './read-finance-data.ts';

const folder = mkdtempSync(join(tmpdir(), 'finance-tables-'));
afterAll(() => rmSync(folder, { recursive: true }));

const tables = readFinanceTables(null);

const own = (content: unknown) => {
  const file = join(folder, 'own.json');
  writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  return () => readFinanceTables(file);
};

test('every state and the capital has its rules, its fuel and its insurance', () => {
  const states = Object.keys(tables.states.states);
  expect(states).toHaveLength(51);
  for (const state of states) {
    expect(tables.energy.states).toHaveProperty(state);
    expect(tables.ownership.insurance).toHaveProperty(state);
  }
});

const entries = Object.entries(tables.states.states);
const statesWith = (has: (rules: StateRules) => boolean) =>
  entries.flatMap(([state, rules]) => (has(rules) ? [state] : [])).sort();

test('what states charge is within what any state charges', () => {
  for (const [state, rules] of entries) {
    const { taxRate, localRate, title, registration, docFeeCap, localTaxOn, maxTax } = rules;
    expect(taxRate, state).toBeLessThanOrEqual(0.0725);
    expect(taxRate + localRate, state).toBeLessThanOrEqual(0.105);
    expect(title, state).toBeGreaterThanOrEqual(4);
    expect(title, state).toBeLessThanOrEqual(215);
    expect(registration, state).toBeGreaterThanOrEqual(20);
    expect(registration, state).toBeLessThanOrEqual(450);
    if (docFeeCap !== null) expect(docFeeCap >= 85 && docFeeCap <= 800, state).toBe(true);
    if (localTaxOn !== undefined) expect(localRate, state).toBeGreaterThan(0);
    if (maxTax !== undefined) expect(maxTax, state).toBeGreaterThanOrEqual(300);
  }
  for (const [first, { rate }] of Object.entries(tables.states.zipRates))
    expect(rate >= 0.04 && rate <= 0.115, first).toBe(true);
});

test('states that are unlike the others are those that are known to be', () => {
  expect(statesWith(({ taxRate }) => taxRate === 0)).toEqual(['AK', 'MT', 'NH', 'OR']);
  expect(statesWith(({ tradeInCredit }) => tradeInCredit === 'none')).toEqual([
    'CA',
    'DC',
    'HI',
    'MD',
    'VA',
  ]);
  expect(statesWith(({ tradeInCredit }) => tradeInCredit === 'new-cars')).toEqual(['OH']);
  expect(statesWith(({ tradeInCredit }) => typeof tradeInCredit === 'number')).toEqual(['MI']);
  expect(statesWith(({ privateSaleTaxed }) => !privateSaleTaxed)).toEqual(['AZ', 'NV']);
  expect(statesWith(({ maxTax }) => maxTax !== undefined)).toEqual(['SC']);
  expect(statesWith(({ localTaxOn }) => localTaxOn !== undefined)).toEqual(['AR', 'FL', 'TN']);
  expect(statesWith(({ leaseTax }) => leaseTax === 'price')).toEqual(['IA', 'MD', 'TX', 'VA']);
});

test('every table says of which day it is and that it is an estimate to be checked', () => {
  const { states, lease, energy, ownership } = tables;
  for (const { asOf, source } of [states, lease, energy, ownership]) {
    expect(asOf >= '2025-01-01').toBe(true);
    expect(source).toMatch(/rounded|verified/i);
  }
});

test('a worse score never has a better rate, nor a used car than a new one', () => {
  for (const isNew of [true, false]) {
    const rates = creditTiers.map((tier) => aprOf(tables.apr, tier, { isNew, months: 60 }));
    expect(rates).toEqual(rates.toSorted((a, b) => a - b));
  }
  for (const tier of creditTiers) {
    const terms = { months: 72 };
    expect(aprOf(tables.apr, tier, { isNew: true, ...terms })).toBeLessThan(
      aprOf(tables.apr, tier, { isNew: false, ...terms }),
    );
  }
  expect(aprOf(tables.apr, 'prime', { isNew: false, months: 60 })).toBe(9.65);
});

test.each([
  ['GA', '30303', 1849_93, 'Title tax'],
  ['NH', '03101', 0, 'Sales tax'],
  ['CA', '95014', 2373_19, 'Sales tax'],
  ['NY', '10013', 1635_44, 'Sales tax'],
])('in %s a car with a trade-in is taxed by its own rules', (state, zip, tax, label) => {
  const sale: Sale = {
    price: 26_000_00,
    dealerFees: 427_50,
    isNew: false,
    isListPrice: false,
    isPrivate: false,
    tradeValue: state === 'GA' ? 0 : 8000_00,
    rebates: [],
  };
  const place = findTaxPlace(tables, { state, zip });
  if (place === null) throw new Error(`no rules for ${state}`);
  const line = outTheDoor(sale, place).lines.find(({ key }) => key === 'tax');
  expect(line).toMatchObject({ label, amount: tax });
});

test('a table of the operator stands in the place of ours, the others stay', () => {
  const apr = { ...tables.apr, source: 'Our own lenders' };
  expect(own({ apr })()).toEqual({ ...tables, apr });
});

test('single values of the operator stand in the place of ours, each with its day', () => {
  const values = { 'states.GA.docFeeCap': { value: 699, asOf: '2026-01-31' } };
  const { states, ...others } = own({ values })();
  expect(states.states.GA?.docFeeCap).toBe(699);
  expect(states.changed).toEqual([{ path: 'GA.docFeeCap', asOf: '2026-01-31' }]);
  expect(others).toEqual({ ...tables, states: undefined, ...others });
  const wrong = { values: { 'states.GA.taxRate': { value: 8, asOf: '2026-01-31' } } };
  expect(own(wrong)).toThrow(/states\.GA\.taxRate/);
});

test.each([
  ['no JSON', '{', /cannot be read as JSON/],
  ['an unknown table', { taxes: {} }, /taxes/],
  ['a rate that is none', { apr: { ...tables.apr, termPoints: { '60': 'much' } } }, /termPoints/],
])('a file with %s stops the start and says what is wrong', (_, content, message) => {
  expect(own(content)).toThrow(Refusal);
  expect(own(content)).toThrow(message);
});

test('a file that is not there stops the start', () => {
  expect(() => readFinanceTables(join(folder, 'nowhere.json'))).toThrow(/nowhere\.json cannot/);
});
