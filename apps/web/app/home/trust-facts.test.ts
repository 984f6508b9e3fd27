import { rateDeal } from '@forecourt/domain/listing/worth/rate-deal';
import { expect, test } from 'vitest';
import { toTrustFacts } from './trust-facts.ts';

const ours = { adChoice: null, adNetwork: null, google: null };

test('the rules that are told are those that cars are rated by', () => {
  const [great, comparables, gap] = toTrustFacts(ours).map(({ figure }) =>
    Number.parseInt(figure, 10),
  );
  const wordAt = (percent: number, cars = 50) => {
    const deal = rateDeal(100_000 - percent * 1000, 100_000, cars);
    return deal.rated ? deal.word : deal.reason;
  };
  expect(wordAt(great ?? 0)).toBe('great');
  expect(wordAt((great ?? 0) - 1)).toBe('good');
  expect(wordAt(10, comparables)).toBe('great');
  expect(wordAt(10, (comparables ?? 0) - 1)).toBe('too-few-comparables');
  expect(wordAt(gap ?? 0)).toBe('great');
  expect(wordAt((gap ?? 0) + 1)).toBe('too-far-from-market');
});

test('of other companies nothing is said where one of them may be let in', () => {
  const claims = (context: object) =>
    toTrustFacts({ ...ours, ...context }).some(({ claim }) => claim.includes('other companies'));
  expect(claims({})).toBe(true);
  expect(claims({ google: { clientId: 'id' } })).toBe(false);
  expect(claims({ adChoice: 'no' })).toBe(false);
});
