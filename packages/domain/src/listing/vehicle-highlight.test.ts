import { describe, expect, test } from 'vitest';
import { highlightText, highlightTypeOf } from './vehicle-highlight.ts';

const plain = {
  highlightType: null,
  incentive: null,
  hasSpecialOffer: false,
  vehicleExchange: false,
  certifiedProgram: null,
  salePrice: 20_000,
  msrp: null,
  priceBeforeReduction: null,
  listedOn: '2026-11-01',
};
const today = '2026-11-21';
const text = (changes: Partial<Parameters<typeof highlightText>[0]>, views = 0) => {
  const words = highlightText({ ...plain, ...changes }, views, today);
  return words && `${words.lead} ${words.fact}`;
};

const reduced = { priceBeforeReduction: 21_440 };
const fresh = { listedOn: '2026-11-18' };

describe('what sets a listing apart', () => {
  test.each([
    [{ highlightType: 'WARRANTY', ...reduced }, 'WARRANTY'],
    [{ ...reduced, ...fresh, incentive: 500 }, 'PRICE_REDUCED'],
    [{ ...fresh, incentive: 500 }, 'NEWLY_LISTED'],
    [{ incentive: 500, hasSpecialOffer: true }, 'INCENTIVES'],
    [{ incentive: 0, hasSpecialOffer: true, vehicleExchange: true }, 'DEALER_INCENTIVE'],
    [{ vehicleExchange: true, certifiedProgram: 'Gold' }, 'RETURN'],
    [{ certifiedProgram: 'Gold' }, 'WARRANTY'],
    [{}, null],
  ] as const)('%j is %s', (changes, type) =>
    expect(highlightTypeOf({ ...plain, ...changes }, today)).toBe(type),
  );

  test.each(['PRICE_REDUCED', 'NEWLY_LISTED'] as const)(
    'is not %s because a seller once said so',
    (highlightType) => expect(highlightTypeOf({ ...plain, highlightType }, today)).toBeNull(),
  );
});

describe('the strip', () => {
  test.each([
    [{ highlightType: 'DEALER_INCENTIVE' }, 'Dealer offer a special offer from this dealer'],
    [reduced, 'Price reduced by $1,440'],
    [{ listedOn: today }, 'New arrival listed today'],
    [{ listedOn: '2026-11-20' }, 'New arrival listed yesterday'],
    [{ listedOn: '2026-11-19' }, 'New arrival listed 2 days ago'],
    [{ highlightType: 'WARRANTY', certifiedProgram: 'Gold Certified' }, 'Warranty Gold Certified'],
    [{ highlightType: 'RETURN' }, 'Money back within 14 days or 1,000 miles'],
    [{ highlightType: 'INCENTIVES', incentive: 1500 }, 'Incentives $1,500 off'],
  ] as const)('of %j [cards.highlight-types]', (changes, words) =>
    expect(text(changes, 9)).toBe(words),
  );

  test.each([
    [1, 'Act Quick! 1 shopper is viewing'],
    [2, 'Act Quick! 2 shoppers are viewing'],
    [1234, 'Act Quick! 1,234 shoppers are viewing'],
    [0, null],
  ])('of a car that only %d people looked at [cards.act-quick]', (views, words) =>
    expect(text({}, views)).toBe(words),
  );
});
