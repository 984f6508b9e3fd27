import { expect, test } from 'vitest';
import { stillInterestedSchema } from './still-interested.ts';

test('the beacon needs someone to write to', () => {
  const body = { brand: 'atc', vins: ['1HGCM82633A004352'] };
  const accepts = (more: object) => stillInterestedSchema.safeParse({ ...body, ...more }).success;
  expect(accepts({})).toBe(false);
  expect(accepts({ consumer_id: '7' })).toBe(true);
  expect(accepts({ email: 'me@example.com' })).toBe(true);
  expect(accepts({ consumer_id: '7', brand: 'hyundai' })).toBe(false);
  expect(accepts({ consumer_id: '7', vins: Array(11).fill('1HGCM82633A004352') })).toBe(false);
});
