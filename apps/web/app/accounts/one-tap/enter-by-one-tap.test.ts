import { afterEach, expect, test, vi } from 'vitest';
import { enterByOneTap } from './enter-by-one-tap.ts';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['signs in', async () => Response.json({ href: '/saved' }), '/saved', 0],
  [
    'is refused',
    async () => new Response(null, { status: 403 }),
    '/account/sign-in?reason=google&refUrl=%2Fcars%3Fzip%3D30303',
    1,
  ],
  [
    'is not reached',
    () => Promise.reject(new TypeError('Failed to fetch')),
    '/account/sign-in?reason=google&refUrl=%2Fcars%3Fzip%3D30303',
    1,
  ],
] as const)('what One Tap gave %s, and leads on', async (_, answer, leadsTo, errors) => {
  const assign = vi.fn();
  const report = vi.fn();
  vi.stubGlobal('location', { pathname: '/cars', search: '?zip=30303', assign });
  vi.stubGlobal('reportError', report);
  vi.stubGlobal('fetch', answer);
  await enterByOneTap('token');
  expect(assign.mock.calls).toEqual([[leadsTo]]);
  expect(report).toHaveBeenCalledTimes(errors);
});
