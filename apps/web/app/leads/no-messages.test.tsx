import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { ContactData } from './contact-data.ts';
import { NoMessages } from './no-messages.tsx';

test('a text message leads whoever gets it to the car, and a number is dialled [shoppers.contact-dealers]', () => {
  const contact = {
    sellerName: 'the private seller',
    phone: '(404) 555-0100',
    listingId: 7,
    name: '2020 Honda Civic',
    href: '/cars-for-sale/vehicle/7',
    url: 'https://cars.example/cars-for-sale/vehicle/7',
  } as ContactData;
  const html = renderToStaticMarkup(<NoMessages contact={contact} />);
  expect(html).toContain('href="tel:');
  const body = /sms:4045550100\?&amp;body=([^"]+)/.exec(html)?.[1] ?? '';
  expect(decodeURIComponent(body)).toBe(
    'Is the 2020 Honda Civic still available? https://cars.example/cars-for-sale/vehicle/7',
  );
});
