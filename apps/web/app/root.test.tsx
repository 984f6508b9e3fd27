import { requireBrand } from '@forecourt/domain/brand/known-brands';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  UNSAFE_ErrorResponseImpl as ErrorResponse,
  MemoryRouter,
  RouterContextProvider,
} from 'react-router';
import { expect, test } from 'vitest';
import { type AppContext, appContext } from './app-context.ts';
import { ErrorBoundary, loader } from './root.tsx';

const shown = (error: unknown) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <ErrorBoundary error={error} params={{}} />
    </MemoryRouter>,
  );

test('a page that takes no form says so, and not that something failed', () => {
  const html = shown(new ErrorResponse(405, 'Method Not Allowed', new Error('no action'), true));
  expect(html).toContain('This page takes nothing that is sent to it.');
  expect(html).not.toContain('reported');
  expect(shown(new Error('broken'))).toContain('It has been reported.');
});

test.each([true, false])('the foot tells of invented cars where there is a demo: %s', (hasDemo) => {
  const context = new RouterContextProvider();
  const app = { brand: requireBrand('atc'), flags: new Set(), hasDemo } as unknown as AppContext;
  context.set(appContext, app);
  const request = new Request('http://localhost/');
  const { brand } = loader({ request, context } as unknown as Parameters<typeof loader>[0]);
  expect(brand.footer.endsWith('Demo cars and dealers are invented.')).toBe(hasDemo);
});
