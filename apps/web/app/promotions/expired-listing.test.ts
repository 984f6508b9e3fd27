import { expect, test } from 'vitest';
import { readExpired } from './expired-listing.tsx';

test.each([
  ['redirectExpiredPage=Honda%20Civic', 'Honda Civic'],
  ['a=b; redirectExpiredPage=1', 'vehicle'],
  ['redirectExpiredPage=true', 'vehicle'],
  ['redirectExpiredPage=', 'vehicle'],
  ['redirectExpiredPage=%E0%A4%A', 'vehicle'],
  ['a=b', null],
])('the car that is gone, by %s, is %s [errors.expired]', (cookies, name) =>
  expect(readExpired(cookies)).toBe(name),
);
