import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Route } from './+types/conversation.ts';
import ConversationPage, { ErrorBoundary } from './conversation.tsx';

const like = { makeCode: 'HONDA', modelCode: 'FIT', year: 2016 };

/** The page as a side sees it. */
function render(
  reader: 'shopper' | 'seller',
  status: 'gone' | 'sold' | null,
  isPhoto = true,
  priceNow = 9600,
): string {
  const vehicle = { listingId: 7, name: '2016 Honda Fit', mileage: 61_300, price: 9600 };
  const conversation = {
    reader,
    vehicle,
    priceNow,
    gone: status && { status, ...like },
    endedBy: null,
    messages: [],
    sellerName: 'Peach',
    privateSeller: false,
    shopperName: 'Dana',
    asked: [],
    deal: null,
  };
  const picture = { pictureUrl: '', isPhoto };
  const loaderData = { conversation, quote: null, counter: null, picture, maxLength: 9 };
  const props = { loaderData } as unknown as Route.ComponentProps;
  const router = createMemoryRouter([{ path: '*', element: <ConversationPage {...props} /> }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test('a buyer reads what became of the car, and where cars like it are; and still writes', () => {
  const page = render('shopper', 'sold');
  expect(page).toContain('Sold · 61,300 mi');
  expect(page).toContain('Last price $9,600');
  expect(page).toMatch(/<a [^>]*modelCode=FIT[^>]*>See cars like it/);
  expect(page).toContain('<textarea');
  expect(render('shopper', 'gone')).toContain('No longer for sale');
  expect(render('seller', 'gone')).not.toContain('See cars like it');
});

test('of a car that is for sale nothing such is said', () => {
  const page = render('shopper', null);
  expect(page).not.toContain('Last price');
  expect(page).not.toContain('See cars like it');
});

test('the price is that of now, and what it was when the shopper asked stands beside it', () => {
  const page = render('shopper', null, true, 8900);
  expect(page).toContain('$8,900</strong><small>was $9,600 when you asked</small>');
  expect(render('seller', null, true, 8900)).toContain('was $9,600 when it was asked about');
  expect(render('shopper', null)).not.toContain('was $');
});

test('a car that is drawn is said to be so', () => {
  expect(render('shopper', 'gone', false)).toContain('61,300 mi · Illustration');
  expect(render('shopper', 'gone')).not.toContain('Illustration');
});

test('a link to no conversation says where the whole one is', () => {
  const told = (error: unknown) =>
    renderToStaticMarkup(
      <ErrorBoundary {...({ error } as unknown as Parameters<typeof ErrorBoundary>[0])} />,
    );
  const missing = { status: 404, statusText: '', internal: false, data: null };
  expect(told(missing)).toContain('This link leads to no conversation.');
  expect(told(missing)).toContain('Each mail about it has its whole link');
  expect(told(new Error('lost'))).toContain('It cannot be shown just now.');
});
