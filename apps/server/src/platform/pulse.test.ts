import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { HttpVariables } from './http/security-headers.ts';
import { hideSecrets } from './http/told-path.ts';
import { createPulse } from './pulse.ts';

const minuteMs = 60_000;
const report = (milliseconds: number, outcome: 'ok' | 'failed' = 'ok') => ({
  name: 'search',
  outcome,
  milliseconds,
  isSurvived: false,
});

test('counts minute by minute, and knows nothing of before its start', () => {
  let now = 100 * minuteMs;
  const pulse = createPulse('search', () => now);
  pulse.observeCall(report(5));
  now += 2 * minuteMs;
  pulse.observeCall(report(5));
  pulse.observeCall(report(5));
  expect(pulse.read(5).minutes.map((minute) => minute?.watched ?? null)).toEqual([
    null,
    null,
    1,
    0,
    2,
  ]);
});

test('tells the time that 95 of 100 calls take at most, to a quarter', () => {
  const pulse = createPulse('search', () => 0);
  expect(pulse.read(1).p95).toBeNull();
  for (let call = 0; call < 95; call += 1) pulse.observeCall(report(10));
  for (let call = 0; call < 5; call += 1) pulse.observeCall(report(5000));
  const { p95 } = pulse.read(1);
  expect(p95).toBeGreaterThanOrEqual(10);
  expect(p95).toBeLessThan(12.5);
});

test('forgets what is a day old', () => {
  let now = 0;
  const pulse = createPulse('search', () => now);
  pulse.observeCall(report(1));
  now = 1440 * minuteMs;
  expect(pulse.read(1440).minutes.reduce((sum, minute) => sum + (minute?.watched ?? 0), 0)).toBe(0);
});

test('tells which addresses fail, without what is in them', async () => {
  const pulse = createPulse('search', () => 0);
  const app = new Hono<{ Variables: HttpVariables }>();
  app.use(hideSecrets(['/letters/']));
  app.use(pulse.middleware);
  app.all('/letters/*', (context) => context.text('', 500));
  app.get('/cars/:id', (context) => context.text('', 500));
  await app.request('/cars/100200');
  await app.request('/cars/100300');
  await app.request('/none');
  await app.request('/letters/3f2a9c');
  await app.request('/letters/77b1e0');
  expect(pulse.read(60)).toMatchObject({
    requests: 5,
    failed: 4,
    failing: [
      { what: '500 /cars/:id', count: 2 },
      { what: '500 /letters/:secret', count: 2 },
    ],
  });
});
