import { expect, test } from 'vitest';
import { createRateLimiter } from './rate-limiter.ts';

function setUp() {
  const clock = { now: 5000 };
  return {
    clock,
    limiter: createRateLimiter({ max: 3, windowMs: 60_000 }, () => clock.now),
  };
}

test('a client may do something so often, and again when the time is over', () => {
  const { clock, limiter } = setUp();
  for (let done = 0; done < 3; done++) expect(limiter.admit('a')).toBe(0);
  clock.now += 20_000;
  expect(limiter.admit('a')).toBe(40_000);
  clock.now += 39_999;
  expect(limiter.admit('a')).toBe(1);
  clock.now += 1;
  expect(limiter.admit('a')).toBe(0);
});

test('clients are counted apart', () => {
  const { limiter } = setUp();
  for (let done = 0; done < 3; done++) limiter.admit('a');
  expect(limiter.admit('a')).toBeGreaterThan(0);
  expect(limiter.admit('b')).toBe(0);
});

test('however many clients there are, the latest ones are remembered', () => {
  const { limiter } = setUp();
  for (let client = 0; client < 50_000; client++) limiter.admit(`client ${client}`);
  for (let done = 0; done < 2; done++) limiter.admit('client 49999');
  expect(limiter.admit('client 49999')).toBeGreaterThan(0);
  expect(limiter.admit('client 0')).toBe(0);
});
