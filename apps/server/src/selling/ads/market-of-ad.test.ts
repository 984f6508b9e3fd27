import { toShownDeal } from '@forecourt/domain/listing/worth/deal-rating';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { marketOfAd, rateUsed } from './market-of-ad.ts';

/** What cars ask that are alike enough to rate one by. */
const asked = fc.integer({ min: 4000, max: 90_000 }).chain((usual) =>
  fc.array(fc.integer({ min: Math.round(usual * 0.9), max: Math.round(usual * 1.1) }), {
    minLength: 8,
    maxLength: 40,
  }),
);
const miles = fc.integer({ min: 0, max: 250_000 });

test('a price has the word of the highest bound that it does not pass', () => {
  fc.assert(
    fc.property(
      asked,
      miles,
      fc.double({ min: 0.5, max: 1.6, noNaN: true }),
      (prices, mileage, share) => {
        const others = { ofTrim: true, atZeroMiles: prices };
        const market = marketOfAd(others, mileage);
        if (market === null) return;
        const price = Math.round(market.middle * share);
        const { rated, upTo } = market;
        const isRated = price >= rated.from && price <= rated.to;
        const word =
          (['great', 'good', 'fair'] as const).find((one) => price <= upTo[one]) ?? 'high';
        expect(toShownDeal(rateUsed(mileage, price, others))?.word ?? null).toBe(
          isRated ? word : null,
        );
      },
    ),
  );
});

test('too few cars, or none, tell nothing', () => {
  for (const atZeroMiles of [[], [9000], Array(6).fill(9000)])
    expect(marketOfAd({ ofTrim: true, atZeroMiles }, 50_000)).toBeNull();
});

test('prices too far apart tell nothing', () => {
  const atZeroMiles = [2000, 4000, 8000, 16_000, 30_000, 50_000, 70_000, 90_000, 120_000];
  expect(marketOfAd({ ofTrim: true, atZeroMiles }, 50_000)).toBeNull();
});
