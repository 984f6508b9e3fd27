import { expect, test } from 'vitest';
import { listingIdSchema } from './listing-id.ts';

test.each([7, '7', ' 7 ', '007'])('%j is the id of a car', (value) => {
  expect(listingIdSchema.parse(value)).toBe(7);
});

test.each([
  true,
  false,
  null,
  undefined,
  [5],
  {},
  '',
  ' ',
  '12abc',
  '1e3',
  '0x10',
  '+7',
  '7.0',
  '-7',
  0,
  -1,
  1.5,
  1e12,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  '0',
  '1234567890123',
])('%j is none', (value) => {
  const { error } = listingIdSchema.safeParse(value);
  expect(error?.issues[0]?.message).toBe('expected the id of a car');
});
