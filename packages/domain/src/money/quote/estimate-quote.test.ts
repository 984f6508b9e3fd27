import { expect, test } from 'vitest';
import { type FinanceTables, stateRulesSchema } from '../finance-tables.ts';
import { estimateQuote } from './estimate-quote.ts';
import { withFollowingTax } from './follow-tax.ts';
import { type QuoteLine, quoteSum } from './quote.ts';

const georgia = {
  name: 'Georgia',
  taxName: 'Title tax',
  taxRate: 0.07,
  tradeInCredit: 'full',
  title: 18,
  registration: 20,
  docFeeCap: null,
};
const rulesOf = (change: object) => stateRulesSchema.parse({ ...georgia, ...change });
const states: FinanceTables['states'] = {
  asOf: '2025-07-01',
  source: 'An example',
  zipRates: { '350': { place: 'Birmingham', rate: 0.1 } },
  states: {
    GA: rulesOf({}),
    AL: rulesOf({ name: 'Alabama', taxName: 'Sales tax', taxRate: 0.02, localRate: 0.02 }),
    SC: rulesOf({ name: 'South Carolina', taxName: 'Maintenance fee', maxTax: 500 }),
    OR: rulesOf({ name: 'Oregon', taxName: 'Sales tax', taxRate: 0 }),
  },
};
const tables = { states };
const car = {
  listingType: 'USED' as const,
  salePrice: 25_990,
  msrp: null,
  dealerFees: 0,
  incentive: null,
};
const seller = { privateSeller: false, state: 'GA', zip: '30032' };
const atlanta = { city: 'Atlanta', state: 'GA', zip: '30303' };
const terms = { tables, registered: atlanta, tradeIn: 0 };

test('price, fee, tax, title and plate come to what the car costs out the door, in whole dollars', () => {
  const estimate = estimateQuote(car, seller, terms);
  expect(estimate).toMatchObject({
    lines: [
      { kind: 'price', name: 'Price', amount: 25_990_00 },
      { kind: 'dealer-fee', name: 'Dealer fee', amount: 0 },
      { kind: 'tax', name: 'Georgia title tax, 7%', amount: 1819_00 },
      { kind: 'title', name: 'Title and plate', amount: 38_00 },
    ],
    where: 'Atlanta, GA 30303',
    isShoppers: true,
    tellsFee: true,
  });
  expect(quoteSum(estimate?.lines ?? [])).toBe(27_847_00);
});

test('our own tax follows a trade-in, and what somebody changed stays', () => {
  const ours = estimateQuote(car, seller, terms);
  if (!ours) throw new Error('no estimate');
  const tradeIn = 5000_00;
  const quoted = estimateQuote(car, seller, { ...terms, tradeIn });
  const taxOf = (lines: readonly QuoteLine[] = []) =>
    lines.find(({ kind }) => kind === 'tax')?.amount;
  expect(taxOf(withFollowingTax(ours.lines, ours, tradeIn))).toBe(taxOf(quoted?.lines));
  expect(withFollowingTax(ours.lines, ours, 0)).toEqual(ours.lines);
  const changed: QuoteLine[] = [{ kind: 'tax', name: 'Tax', amount: 1800_00 }];
  expect(withFollowingTax(changed, ours, tradeIn)).toEqual(changed);
});

test('a trade-in lessens tax and sum, and fees that are not told are no line', () => {
  const estimate = estimateQuote({ ...car, dealerFees: null }, seller, {
    ...terms,
    tradeIn: 8000_50,
  });
  expect(estimate?.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['price', 25_990_00],
    ['tax', 1259_00],
    ['title', 38_00],
    ['trade-in', 8000_50],
  ]);
  expect(estimate?.tellsFee).toBe(false);
});

test('a rebate of a new car is taken off', () => {
  const estimate = estimateQuote({ ...car, listingType: 'NEW', incentive: 500 }, seller, terms);
  expect(estimate?.lines.at(-1)).toEqual({ kind: 'rebate', name: 'Rebate', amount: 500_00 });
});

test('without a place of the shopper it is the state of the seller', () => {
  expect(estimateQuote(car, seller, { ...terms, registered: null })).toMatchObject({
    where: 'Georgia',
    isShoppers: false,
  });
});

test.each([
  ['the state’s average', { state: 'AL', zip: '36104' }, 'Alabama sales tax'],
  ['a place that is known', { state: 'AL', zip: '35004' }, 'Alabama sales tax, 10%'],
  ['a tax that ends', { state: 'SC', zip: '29401' }, 'South Carolina maintenance fee'],
  ['no tax', { state: 'OR', zip: '97035' }, 'Oregon sales tax'],
])('the tax of %s is called so', (_, place, name) => {
  const registered = { city: 'There', ...place };
  const tax = estimateQuote(car, seller, { ...terms, registered })?.lines[2];
  expect(tax).toMatchObject({ kind: 'tax', name });
});

test('there is none without a price, of a private seller, or where no rules are known', () => {
  expect(estimateQuote({ ...car, salePrice: null }, seller, terms)).toBeNull();
  expect(estimateQuote(car, { ...seller, privateSeller: true }, terms)).toBeNull();
  const abroad = { ...terms, registered: { city: 'There', state: 'PR', zip: '00901' } };
  expect(estimateQuote(car, seller, abroad)).toBeNull();
});
