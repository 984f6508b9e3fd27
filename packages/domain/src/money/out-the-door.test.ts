import fc from 'fast-check';
import { expect, test } from 'vitest';
import { roundDollars } from './cents.ts';
import { findTaxPlace, type StateRules, stateRulesSchema } from './finance-tables.ts';
import { costKeys, outTheDoor, type Sale } from './out-the-door.ts';
import { estimatePayment, usualTerms } from './shopper-terms.ts';
import {
  equityAmount,
  equityName,
  equityWords,
  loanToValue,
  tradeEquity,
} from './trade-in/trade-equity.ts';

const rules: StateRules = stateRulesSchema.parse({
  name: 'Example',
  taxRate: 0.0775,
  tradeInCredit: 'full',
  title: 23,
  registration: 350,
  docFeeCap: 85,
});
const place = (change: Partial<StateRules> = {}) => ({
  state: 'EX',
  rules: { ...rules, ...change },
  known: null,
});
const sale: Sale = {
  price: 24_995_00,
  dealerFees: 85_00,
  isListPrice: false,
  isNew: false,
  isPrivate: false,
  tradeValue: 8000_00,
  rebates: [{ name: 'Rebate', amount: 500_00 }],
};
const amountOf = (result: ReturnType<typeof outTheDoor>, key: string) =>
  result.lines.find((line) => line.key === key)?.amount;

test('a list price is called one: its seller names no price', () => {
  const first = (isListPrice: boolean) => outTheDoor({ ...sale, isListPrice }, place()).lines[0];
  expect(first(false)).toMatchObject({ label: 'Price', rule: 'As the seller advertises it.' });
  expect(first(true)).toMatchObject({
    key: 'price',
    label: 'MSRP',
    amount: sale.price,
    rule: 'MSRP: the seller names no price.',
  });
});

test('$24,995 is $26,276.70 out the door where a trade-in lessens the tax', () => {
  const result = outTheDoor(sale, place());
  expect(amountOf(result, 'tax')).toBe(1323_70);
  expect(result).toMatchObject({ total: 26_276_70, without: null });
  expect(result.lines.map(({ key }) => key)).toEqual(costKeys);
});

test('and $26,896.70 where it does not', () => {
  const result = outTheDoor(sale, place({ tradeInCredit: 'none' }));
  expect(amountOf(result, 'tax')).toBe(1943_70);
  expect(result.total).toBe(26_896_70);
});

test('what is left after trade-in and cash is $21,276.70, $367.88 a month', () => {
  const equity = tradeEquity(8000_00, 5000_00);
  const terms = { ...usualTerms, months: 72, down: { cents: 2000_00 }, equity };
  expect(estimatePayment(26_276_70, terms, false)).toMatchObject({
    financed: 21_276_70,
    payment: 367_88,
  });
});

test('what is still owed on a trade-in is no credit, neither in its name nor in its sign', () => {
  expect(equityName(-1)).toBe('Still owed on your trade-in');
  expect(equityAmount(-2000_00, roundDollars)).toBe('+$2,000');
  expect([0, 3000_00].map(equityName)).toEqual(Array(2).fill('Trade-in, after payoff'));
  expect(equityAmount(3000_00, roundDollars)).toBe('$3,000');
});

test('owing more than a trade-in is worth is said plainly', () => {
  expect(equityWords(8000_00, 11_000_00)).toBe(
    'You owe $3,000 more than it is worth. That is added to what you borrow for the next car.',
  );
  expect(equityWords(8000_00, 5000_00)).toMatch(/^The loan is paid off, and \$3,000 counts/);
  expect(loanToValue(25_000_00, 20_000_00)).toBe(1.25);
  expect(loanToValue(1, 0)).toBeNull();
});

test('what a dealer charges beyond what a state allows for documents is said to be asked about', () => {
  const rule = (dealerFees: number) =>
    outTheDoor({ ...sale, dealerFees }, place()).lines.find(({ key }) => key === 'fees')?.rule;
  expect(rule(85_00)).toMatch(/limits document fees to \$85\.$/);
  expect(rule(85_01)).toMatch(/limits document fees to \$85\. Ask what the rest is for\.$/);
});

test('no fee of a dealer is taxed where the seller is none', () => {
  const result = outTheDoor({ ...sale, isPrivate: true, tradeValue: 0 }, place());
  expect(amountOf(result, 'tax')).toBe(Math.round(24_995_00 * 0.0775));
  expect(result.lines.find(({ key }) => key === 'tax')?.rule).not.toContain('dealer');
});

test('a credit may be for new cars only, or up to an amount', () => {
  const tax = (tradeInCredit: StateRules['tradeInCredit'], isNew = false) =>
    amountOf(outTheDoor({ ...sale, isNew }, place({ tradeInCredit })), 'tax');
  expect(tax('new-cars')).toBe(1943_70);
  expect(tax('new-cars', true)).toBe(1323_70);
  expect(tax(5000)).toBe(1556_20);
});

test('a state may tax nothing, its share of part, no private sale, or up to a limit', () => {
  const none = outTheDoor(sale, place({ taxRate: 0 }));
  expect(amountOf(none, 'tax')).toBe(0);
  expect(none.lines[2]?.rule).toBe('Example has no sales tax on cars.');
  const partly = place({ taxRate: 0.06, localRate: 0.01, localTaxOn: 5000 });
  const part = outTheDoor({ ...sale, tradeValue: 0 }, partly);
  expect(amountOf(part, 'tax')).toBe(1554_80);
  expect(part.lines[2]?.rule).toContain('The local 1% is on the first $5,000.');
  expect(amountOf(outTheDoor(sale, place({ maxTax: 500 })), 'tax')).toBe(500_00);
  const most = outTheDoor(sale, place({ maxTax: 2000 }));
  expect(most.lines[2]?.rule).toContain('Never more than $2,000.');
  const bought = { ...sale, isPrivate: true, dealerFees: null };
  const untaxed = outTheDoor(bought, place({ privateSaleTaxed: false }));
  expect(amountOf(untaxed, 'tax')).toBe(0);
  expect(untaxed.lines.map(({ key }) => key)).not.toContain('fees');
});

test('fees that a dealer does not tell are said to be missing', () => {
  const result = outTheDoor({ ...sale, dealerFees: null }, place());
  expect(result.without).toBe('dealer fees');
  expect(amountOf(result, 'fees')).toBeNull();
});

test('the known rate of a ZIP stands before the state’s average', () => {
  const zipRates = { '100': { place: 'New York City', rate: 0.08875 } };
  const states = { asOf: '2025-07-01', source: 'Example', states: { NY: rules }, zipRates };
  const found = findTaxPlace({ states }, { state: 'NY', zip: '10013' });
  if (found === null) throw new Error('no place');
  const plain = { ...sale, tradeValue: 0, dealerFees: 0 };
  const tax = outTheDoor(plain, found).lines.find(({ key }) => key === 'tax');
  expect(tax?.amount).toBe(2218_31);
  expect(tax?.rule).toBe('8.88% in New York City, of $24,995.00: price and dealer fees.');
  expect(findTaxPlace({ states }, { state: 'ZZ', zip: '99999' })).toBeNull();
});

test('lines add up to the total, which grows with the price', () => {
  const price = fc.integer({ min: 0, max: 20_000_000 });
  fc.assert(
    fc.property(price, price, fc.integer({ min: 0, max: 3_000_000 }), (a, b, tradeValue) => {
      const [less, more] = [Math.min(a, b), Math.max(a, b)].map((amount) =>
        outTheDoor({ ...sale, price: amount, tradeValue }, place()),
      );
      const sum = less?.lines.reduce((all, { amount }) => all + (amount ?? 0), 0);
      expect(less?.total).toBe(sum);
      expect(less?.total).toBeLessThanOrEqual(more?.total ?? 0);
    }),
  );
});
