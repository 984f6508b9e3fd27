import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { VinMarket } from './vin-market.tsx';
import type { VinCarData } from './vin-page-data.ts';

const offer = {
  ...{ href: '/cars-for-sale/vehicle/1', price: 9000, asked: 9000, hasFees: false, deal: null },
  ...{ days: 3, seller: 'A lot', where: 'Atlanta, GA', payment: null },
};
const like = {
  ...{ href: '/cars-for-sale/acura/tlx', name: 'Acura TLX', years: '2019 to 2021' },
  subscribeHref: '/cars-for-sale/alerts',
};

/** What the way to cars like it says, of one that is for sale or is not; null where there is none. */
function wayOf(isForSale: boolean, others: number | null): string | null {
  const market = { now: isForSale ? offer : null, times: [] };
  // Of all that is known of a car this part of the page shows these alone.
  const car = { market, like: { ...like, others } } as unknown as VinCarData;
  const Page = createRoutesStub([{ path: '/', Component: () => <VinMarket car={car} /> }]);
  const page = renderToStaticMarkup(<Page initialEntries={['/']} />);
  return /href="\/cars-for-sale\/acura\/tlx"[^>]*>([^<]*)</.exec(page)?.[1] ?? null;
}

test.each([
  [true, 0, null],
  [true, 1, 'See 1 other like it'],
  [true, 12, 'See 12 others like it'],
  [false, 0, 'Search for an Acura TLX'],
  [false, null, 'Search for an Acura TLX'],
  [false, 1, '1 car like it'],
])('for sale: %s, with %s others: %s', (isForSale, others, words) => {
  if (words === null) expect(wayOf(isForSale, others)).toBeNull();
  else expect(wayOf(isForSale, others)).toContain(words);
});
