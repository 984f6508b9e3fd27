import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type CountedReview,
  dealerReviewFormSchema,
  summarizeDealerReviews,
} from './dealer-review.ts';

const star = fc.integer({ min: 1, max: 5 });
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null });
const review: fc.Arbitrary<CountedReview> = fc.record({
  overall: star,
  service: maybe(star),
  described: maybe(star),
  pricing: maybe(star),
  paperwork: maybe(star),
  wasThere: maybe(fc.boolean()),
  paidListed: maybe(fc.boolean()),
});

const silent = { service: null, described: null, pricing: null, paperwork: null };
const unasked = { wasThere: null, paidListed: null };

test('what is not told counts neither for nor against a dealer', () => {
  fc.assert(
    fc.property(fc.array(review, { maxLength: 30 }), (reviews) => {
      const { count, average, distribution, categories, shares } = summarizeDealerReviews(reviews);
      expect(distribution.reduce((sum, number) => sum + number, 0)).toBe(count);
      expect(average === null).toBe(count < 5);
      for (const value of [average, ...categories.map((one) => one.value)])
        if (value !== null) expect(value >= 1 && value <= 5).toBe(true);
      const answered = reviews.filter(({ wasThere }) => wasThere !== null).length;
      expect(shares.wasThere?.of ?? 0).toBe(answered < 5 ? 0 : answered);
    }),
  );
});

test('averages are of those who told, to a tenth', () => {
  const reviews = [5, 5, 4, 4, 4, 1].map((overall, at) => ({
    ...silent,
    ...unasked,
    overall,
    service: at < 5 ? 5 : null,
    wasThere: at > 0,
  }));
  expect(summarizeDealerReviews(reviews)).toEqual({
    count: 6,
    average: 3.8,
    distribution: [2, 3, 0, 0, 1],
    categories: [{ name: 'Service', value: 5 }],
    shares: { wasThere: { yes: 5, of: 6 }, paidListed: null },
  });
});

const typed = {
  lead: 'a',
  visit: 'bought',
  overall: '4',
  paidListed: 'yes',
  title: 'As told',
  text: 'They had the car where they said, at the price that they said.',
};

test('a form tells what it tells, and no price of who did not buy', () => {
  const form = dealerReviewFormSchema.parse({ ...typed, service: '', pricing: '2' });
  expect(form).toMatchObject({ overall: 4, service: null, pricing: 2, paidListed: true });
  expect(form.wasThere).toBeNull();
  expect(dealerReviewFormSchema.parse({ ...typed, visit: 'asked' }).paidListed).toBeNull();
});

test.each([
  ['lead', ''],
  ['visit', 'heard of it'],
  ['overall', '6'],
  ['service', '0'],
  ['wasThere', 'maybe'],
  ['title', 'ok'],
  ['text', 'Too short'],
  ['text', 'x'.repeat(4001)],
])('%s of "%s" is not understood', (name, value) => {
  const { error } = dealerReviewFormSchema.safeParse({ ...typed, [name]: value });
  expect(error?.issues[0]?.path).toEqual([name]);
});
