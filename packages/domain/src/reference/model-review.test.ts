import { expect, test } from 'vitest';
import { overallRating } from '../vehicle/overall-rating.ts';
import { distributeRatings, reviewFormSchema, summarizeRatings } from './model-review.ts';
import { ratedNames } from './review-words.ts';

const all = (stars: number) => Object.fromEntries(ratedNames.map((name) => [name, stars]));

test('averages are of five reviews or more [reference.consumer-ratings]', () => {
  const four = [5, 4, 4, 2].map(all);
  expect(summarizeRatings(four)).toEqual({ ratings: [], numberOfReviews: 4 });
  const five = summarizeRatings([...four, all(4)]);
  expect(five.numberOfReviews).toBe(5);
  expect(five.ratings).toHaveLength(11);
  expect(five.ratings).toContainEqual({ name: 'Overall Rating', value: 3.8 });
  expect(overallRating(five)).toBe(3.8);
  expect(distributeRatings(four)).toEqual([1, 2, 0, 1, 0]);
});

const typed = {
  ...Object.fromEntries(ratedNames.map((name) => [name, '4'])),
  year: '2020',
  relation: 'own',
  title: 'A good car',
  text: 'It starts. '.repeat(5),
};

test('a form is read with all its ratings', () => {
  expect(reviewFormSchema.parse(typed)).toMatchObject({ year: 2020, Comfort: 4, vin: '' });
});

test.each([
  ['Comfort', '6', 'Choose one to five stars.'],
  ['Overall Rating', undefined, 'Choose one to five stars.'],
  ['year', '20', 'Choose its model year.'],
  ['relation', 'saw', 'Say how you know the car.'],
  ['title', ' x ', 'Write a title of at least 3 characters.'],
  ['text', 'Nice', 'Write at least 40 characters.'],
  ['text', 'x'.repeat(4001), 'A review has at most 4,000 characters.'],
])('%s that is %s is refused', (name, value, message) => {
  const result = reviewFormSchema.safeParse({ ...typed, [name]: value });
  expect(result.error?.issues).toMatchObject([{ path: [name], message }]);
});

test('a line break counts as one character, as it does where it is typed', () => {
  const lines = 'x'.repeat(1999);
  const result = reviewFormSchema.safeParse({ ...typed, text: `${lines}\r\n\r\n${lines}` });
  expect(result.data?.text).toBe(`${lines}\n\n${lines}`);
});
