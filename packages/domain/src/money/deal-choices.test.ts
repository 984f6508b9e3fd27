import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Deal } from './deal.ts';
import { dealChoices } from './deal-choices.ts';
import { readWalletForm } from './wallet/wallet-form.ts';

const dollars = fc.integer({ min: 0, max: 90_000 });
const deals = fc
  .record({
    option: fc.constantFrom('finance', 'lease', 'cash'),
    down: dollars,
    tradeValue: dollars,
    amountOwed: dollars,
    months: fc.constantFrom(36, 48),
    day: fc.constantFrom(null, '2026-12-03'),
  })
  .map(
    ({ down, tradeValue, amountOwed, ...rest }) =>
      ({
        ...rest,
        milesAYear: 12_000,
        handover: 'dealer',
        down: down * 100,
        tradeValue: tradeValue * 100,
        amountOwed: amountOwed * 100,
      }) as Deal,
  );

test('a form takes every choice of a deal as it was', () => {
  fc.assert(
    fc.property(deals, (deal) => {
      const { changes, problems } = readWalletForm(dealChoices(deal));
      expect(problems).toEqual({});
      expect(changes.option).toBe(deal.option);
      expect(Number(changes.tradeValue) * 100).toBe(deal.tradeValue);
      expect(Number(changes.amountOwed) * 100).toBe(deal.amountOwed);
      if (deal.option !== 'cash') expect(Number(changes.down) * 100).toBe(deal.down);
    }),
  );
});

test('what follows from the choices is none: all is due in cash, and a share of the price has cents', () => {
  const deal = {
    option: 'finance',
    months: 60,
    down: 4999_20,
    handover: 'home',
    day: null,
  } as Deal;
  const choices = new Map(dealChoices({ ...deal, tradeValue: 0, amountOwed: 0 }));
  expect([...choices]).toEqual([
    ['option', 'finance'],
    ['down', ''],
    ['months', '60'],
    ['tradeValue', ''],
    ['amountOwed', ''],
    ['handover', 'home'],
  ]);
  expect(new Map(dealChoices({ ...deal, option: 'cash' })).has('down')).toBe(false);
});
