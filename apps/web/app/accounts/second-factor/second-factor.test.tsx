import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { SecondFactorState } from '../services.ts';
import { SecondFactor, type SecondFactorOutcome } from './second-factor.tsx';

const none: SecondFactorState = {
  hasApp: false,
  hasPasskey: false,
  hasPassword: true,
  shownAt: null,
  maySetUp: true,
  mayRenewCodes: false,
};

function draw(state: Partial<SecondFactorState>, outcome?: SecondFactorOutcome): string {
  const page = <SecondFactor state={{ ...none, ...state }} refUrl="/console" outcome={outcome} />;
  const router = createMemoryRouter([{ path: '/', element: page }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test('an app is offered where one can be set up, and no other time', () => {
  expect(draw({})).toContain('Set up an app');
  expect(draw({ hasPasskey: true })).toContain('Set up an app');
  expect(draw({ hasApp: true })).not.toContain('Set up an app');
  const page = draw({ hasPasskey: true, maySetUp: false });
  expect(page).not.toContain('Set up an app');
  expect(page).not.toContain('<form');
  expect(page).toContain('<h1>Show your second factor</h1>');
  expect(page).toContain('no other second factor can be set up before you have shown it here');
});

test('a phone has letters for a backup code, and digits alone for the first code of an app', () => {
  const picture = { size: 1, path: '' };
  const begun = { status: 'BEGUN', secret: 'ABC', backupCodes: ['meoZU-akKDI'], picture } as const;
  const field = (page: string) => /<input[^>]* name="code"[^>]*>/.exec(page)?.[0] ?? '';
  expect(field(draw({}, begun))).toContain('inputMode="numeric"');
  const asked = field(draw({ hasApp: true }));
  expect(asked).not.toContain('inputMode');
  expect(asked).toContain('autoCapitalize="none"');
});
