import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { VehiclePageData } from '../vehicle-page-data.ts';
import { SellerSection } from './seller-section.tsx';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** The rows of the hours as they are rendered on a weekday. */
function drawHours(today: string | null): string[] {
  const owner = {
    privateSeller: true,
    pageHref: null,
    name: 'Kestrel',
    rating: null,
    difference: null,
    phone: null,
    tagline: null,
    answerMinutes: null,
    opening: null,
    address: '',
    hours: days.map((label) => ({ label, words: '9 AM – 8 PM', isToday: label === today })),
  };
  const car = { id: 1, owner } as VehiclePageData;
  const html = renderToStaticMarkup(<SellerSection car={car}>{null}</SellerSection>);
  const [, list = ''] = html.split('<dl');
  return list.split('<div').slice(1);
}

test.each(days)('on %s that day alone is marked', (today) => {
  const marked = drawHours(today).filter((row) => /class="vehicle-seller-today"/.test(row));
  expect(marked).toHaveLength(1);
  expect(marked[0]).toContain(`<dt>Today, ${today}</dt>`);
});

test('where no day is known to be today none is marked', () => {
  expect(drawHours(null)).toHaveLength(7);
  expect(drawHours(null).join('')).not.toMatch(/seller-today|Today/);
});
