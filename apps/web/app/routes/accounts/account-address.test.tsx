import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Route } from './+types/account-address.ts';
import AccountAddress from './account-address.tsx';

/** The page of a link that undoes a change, in words and tags. */
function render(isStale: boolean, contact: string | null): string {
  const loaderData = {
    path: '/account/address',
    token: 'T',
    refUrl: '/',
    isUndone: true,
    wasUndone: false,
    own: null,
    isStale,
    contact,
  };
  const props = { loaderData } as unknown as Route.ComponentProps;
  const router = createMemoryRouter([{ path: '*', element: <AccountAddress {...props} /> }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test('a link that undoes a change says what it does', () => {
  const page = render(false, null);
  expect(page).toContain('Your account gets this address back.');
  expect(page).toContain('<button');
});

test('one that is used or too old promises nothing, and names the ways that are left', () => {
  const page = render(true, 'help@cars.example');
  expect(page).toContain('This link was used before or is too old');
  expect(page).not.toContain('Your account gets this address back.');
  expect(page).not.toContain('<button');
  expect(page).toContain('defaultScreen=reset');
  expect(page).toContain('mailto:help@cars.example');
  expect(render(true, null)).not.toContain('mailto:');
});
