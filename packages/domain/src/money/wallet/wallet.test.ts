import fc from 'fast-check';
import { expect, test } from 'vitest';
import { budgetPrice } from '../budget-price.ts';
import { creditTiers, type FinanceTables } from '../finance-tables.ts';
import { usualTerms } from '../shopper-terms.ts';
import {
  emptyWallet,
  mergeWallets,
  readWallet,
  type StampedWallet,
  termsOf,
  toWallet,
  withFields,
  writeWallet,
} from './wallet.ts';

const at = fc.integer({ min: 0, max: 9_999_999_999 });
const stamped = (value: fc.Arbitrary<string>) =>
  fc.option(fc.record({ value: fc.oneof(fc.constant(''), value), at }), { nil: undefined });
const anyWallet: fc.Arbitrary<StampedWallet> = fc
  .record({
    type: stamped(fc.constantFrom('monthly', 'purchase')),
    budget: stamped(fc.integer({ min: 1, max: 9_999_999_999 }).map(String)),
    paymentEmphasis: stamped(fc.constantFrom('yes', 'no')),
    down: stamped(fc.integer({ min: 0, max: 9_999_999 }).map(String)),
    credit: stamped(fc.constantFrom(...creditTiers)),
    apr: stamped(fc.integer({ min: 0, max: 3600 }).map(String)),
    months: stamped(fc.constantFrom('36', '48', '60', '72', '84')),
    zip: stamped(fc.stringMatching(/^\d{5}$/)),
    tradeValue: stamped(fc.integer({ min: 0, max: 9_999_999 }).map(String)),
    amountOwed: stamped(fc.integer({ min: 0, max: 9_999_999 }).map(String)),
  })
  .map((fields) =>
    Object.fromEntries(Object.entries(fields).filter(([, set]) => set !== undefined)),
  );

const rates: FinanceTables['apr'] = {
  source: 'Example',
  tiers: creditTiers.map((code, place) => ({
    code,
    name: code,
    from: 300,
    to: 850,
    asOf: '2025-09-30',
    aprNew: 5 + place,
    aprUsed: 8 + place,
  })),
  termPoints: { '72': 0.3 },
};

test('a wallet is read as it was written [budget.amount, budget.monthly, budget.trade-in]', () => {
  fc.assert(
    fc.property(anyWallet, (wallet) => {
      const written = writeWallet(wallet);
      expect(written).toMatch(/^[\w.-]*$/);
      expect(readWallet(written)).toEqual(wallet);
    }),
  );
});

test.each([
  [
    'type.purchase.1_budget.25000.1_paymentEmphasis.yes.1',
    { type: 'purchase', budget: 25_000, paymentEmphasis: true },
  ],
  ['type.monthly.1_budget.450.1', { type: 'monthly', budget: 450, paymentEmphasis: false }],
  ['tradeValue.8000.1_amountOwed.11000.1', { tradeValue: 8000, amountOwed: 11_000 }],
])(
  '%s says what the shopper told [budget.amount, budget.monthly, budget.trade-in]',
  (written, told) => {
    expect(toWallet(readWallet(written))).toEqual({ ...emptyWallet, ...told });
  },
);

test('whatever a cookie holds, what is no field is passed over', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      expect(Object.values(toWallet(readWallet(text)))).not.toContain(Number.NaN);
    }),
  );
  expect(readWallet('budget.abc.1_months.61.1_down.500.zz_nothing.1.1_zip.303.1')).toEqual({
    down: { value: '500', at: 1295 },
  });
  expect(readWallet('__proto__.1.1_constructor.1.1')).toEqual({});
});

test('the last change wins per field, whichever side is asked', () => {
  fc.assert(
    fc.property(anyWallet, anyWallet, anyWallet, (a, b, c) => {
      expect(mergeWallets(a, b)).toEqual(mergeWallets(b, a));
      expect(mergeWallets(a, a)).toEqual(a);
      expect(mergeWallets(mergeWallets(a, b), c)).toEqual(mergeWallets(a, mergeWallets(b, c)));
    }),
  );
  const here = { budget: { value: '450', at: 10 }, months: { value: '72', at: 30 } };
  const there = { budget: { value: '500', at: 20 }, months: { value: '', at: 20 } };
  expect(mergeWallets(here, there)).toEqual({
    budget: { value: '500', at: 20 },
    months: { value: '72', at: 30 },
  });
});

test('what is not changed keeps its time', () => {
  const before = { budget: { value: '450', at: 10 } };
  const after = withFields(before, { budget: '450', months: '72', zip: '' }, 99);
  expect(after).toEqual({ ...before, months: { value: '72', at: 99 } });
});

test('a change wins over what was set before, whatever the clock says', () => {
  const kept = withFields({}, { budget: '500' }, 99);
  for (const budget of ['450', ''])
    expect(mergeWallets(kept, withFields(kept, { budget }, 99)).budget?.value).toBe(budget);
  const value = fc.constantFrom('', '450', '500');
  fc.assert(
    fc.property(anyWallet, anyWallet, value, at, (here, known, budget, now) => {
      fc.pre((here.budget?.value ?? '') !== budget);
      const changed = withFields(here, { budget }, now, known);
      expect(mergeWallets(here, changed).budget?.value).toBe(budget);
      expect(mergeWallets(known, changed).budget?.value).toBe(budget);
      expect(withoutBudget(changed)).toEqual(withoutBudget(here));
    }),
  );
});

const withoutBudget = ({ budget: _, ...others }: StampedWallet) => others;

test('terms are the usual ones until the shopper says otherwise', () => {
  expect(termsOf(emptyWallet, rates)).toEqual(usualTerms);
  const credit = { ...emptyWallet, credit: 'prime' as const, months: 72 };
  expect(termsOf(credit, rates)).toMatchObject({ aprNew: 6.3, aprUsed: 9.3, months: 72 });
  const own = { ...credit, apr: 0, down: 0, tradeValue: 8000, amountOwed: 11_000 };
  expect(termsOf(own, rates)).toEqual({
    aprNew: 0,
    aprUsed: 0,
    months: 72,
    down: { cents: 0 },
    equity: -3000_00,
  });
  const owed = { ...emptyWallet, amountOwed: 12_000 };
  expect(termsOf(owed, rates).equity, 'whatever the trade-in is worth').toBe(-12_000_00);
});

test('a budget reaches a price, the payment of which is within it [shoppers.payments]', () => {
  const terms = termsOf({ ...emptyWallet, apr: 7.5, months: 72, down: 2000 }, rates);
  expect(budgetPrice({ type: 'monthly', budget: 450 }, terms, false)).toBe(28_026);
  expect(budgetPrice({ type: 'purchase', budget: 25_000 }, terms, false)).toBe(25_000);
  expect(budgetPrice({ type: 'monthly', budget: null }, terms, false)).toBeNull();
});
