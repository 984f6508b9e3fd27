import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cardAfter, inRotation, privateSellerCards, walletCards } from './promo-placement.ts';

describe('the wallet’s card', () => {
  const cash = { paymentOption: 'cash', isNewSelected: true } as const;
  test.each([
    ['the trade-in value first', { tradeInValue: null, amountOwed: null }, 'trade-in-value'],
    [
      'the payoff quote once there is one',
      { tradeInValue: 6400, amountOwed: null },
      'payoff-quote',
    ],
    ['the credit score once it is known', { tradeInValue: 6400, amountOwed: 4900 }, 'credit-score'],
    [
      'the credit score when nothing is owed',
      { tradeInValue: 6400, amountOwed: 0 },
      'credit-score',
    ],
  ])(
    'is %s [content.payoff-card, content.credit-card, states.wallet-placement]',
    (_case, wallet, card) => {
      expect(walletCards({ ...wallet, ...cash })).toEqual([card]);
    },
  );

  test('is joined by the lease with finance and New, and only with both [states.wallet-placement]', () => {
    const known = { tradeInValue: null, amountOwed: null };
    for (const paymentOption of ['finance', 'cash'] as const) {
      for (const isNewSelected of [true, false]) {
        const cards = walletCards({ ...known, paymentOption, isNewSelected });
        expect(cards.includes('lease')).toBe(paymentOption === 'finance' && isNewSelected);
      }
    }
  });
});

test('private sellers’ cards follow one another, press by press [states.private-placement]', () => {
  const seen = [0, 1, 2, 3].map((presses) => cardAfter(privateSellerCards, presses));
  expect(seen).toEqual(['financing', 'warranties', 'gap', 'financing']);
  expect(cardAfter([], 3)).toBeUndefined();
});

test('day by day each card is first once, and none is lost', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.string(), { maxLength: 6 }), (cards) => {
      const days = cards.map((_, day) => `2026-11-${10 + day}`);
      expect(new Set(days.map((day) => inRotation(cards, day)[0]))).toEqual(new Set(cards));
      for (const day of days) expect(inRotation(cards, day).toSorted()).toEqual(cards.toSorted());
    }),
  );
});
