import { renderToStaticMarkup } from 'react-dom/server';
import { UNSAFE_ErrorResponseImpl as ErrorResponse, MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { ErrorBoundary } from './root.tsx';

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
